/** The address of a sheet of drawings, which the build makes (drawing-files.ts). */
declare module "drawn:*" {
  const address: string;
  export default address;
}
