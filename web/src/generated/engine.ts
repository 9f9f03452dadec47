// The engine, translated from src/posthorn/engine. Written by tools/generate.py; do not edit.
/* eslint-disable */
type Numbers = number[];
type Words = bigint[];

export const RULES_VERSION = 2;
export const EDITIONS = {"hungarian": {"all_provinces": "outside_baiern", "empty_hand_postmaster": false, "may_abandon": false, "length_fallback": "every", "last_round": "finish_round", "starting_player": "youngest"}, "italian": {"all_provinces": "all", "empty_hand_postmaster": true, "may_abandon": true, "length_fallback": "every", "last_round": "finish_round", "starting_player": "youngest"}, "icelandic": {"all_provinces": "all", "empty_hand_postmaster": true, "may_abandon": true, "length_fallback": "seven_only", "last_round": "one_turn_each", "starting_player": "choice"}, "spanish": {"all_provinces": "outside_baiern", "empty_hand_postmaster": true, "may_abandon": true, "length_fallback": "every", "last_round": "finish_round", "starting_player": "youngest"}} as const;
export const DEFAULTS = {"placement": "full", "max_rounds": null, "cleric_reminder": false} as const;
export const MOST_LEGAL = 96;
const ADMINISTRATOR = 2;
const ALL_CITIES = 4194303;
const ALL_PROVINCES = 8;
const ARRIVED = 18;
const BAIERN = 5;
const BEGAN_ROUTE = 8;
const BEGIN = 68;
const BROUGHT_END = 25;
const BUILD = 212;
const CALL_ADMINISTRATOR = 23;
const CALL_CARTWRIGHT = 124;
const CARDS_PER_CITY = 3;
const CARRIAGE_POINTS = [0, 0, 0, 2, 3, 5, 7, 10] as const;
const CARRIER = 1;
const CARTWRIGHT = 3;
const CARTWRIGHT_REACH = 2;
const CHIPS = 12;
const CITIES = 22;
const CLOSED_ROUTE = 11;
const CLOSE_EACH = 91;
const CLOSE_PROVINCE = 92;
const DECLINE = 234;
const DISCARD = 126;
const DISCARDED = 15;
const DISMISSED = 20;
const DISPLAY = 6;
const DONE = 123;
const DRAW = 0;
const DRAW_PILE = 22;
const DRIVE = 235;
const DROVE = 17;
const EACH = 9;
const EXTENDED_ROUTE = 9;
const FIRST_CARRIAGE = 3;
const GAME_END = 9;
const GAME_OVER = 27;
const HANDED_IN = 22;
const HAND_IN = 173;
const HAND_LIMIT = 3;
const HELPED = 7;
const KEEP = 188;
const KEPT_TOKENS = 23;
const LAID_OUT = 1;
const LAST_CARRIAGE = 7;
const LEFT = 0;
const LENGTH_STACK = [0, 1, 2] as const;
const LONGEST_WITH_TILE = 7;
const LOST_ROUTE = 10;
const MASK = 4294967295;
const NEIGHBOURS = [522, 13, 226, 5683, 77864, 65692, 132, 65636, 1155072, 1033, 137736, 185344, 44056, 102672, 1607680, 1079552, 8624, 2362368, 655360, 1327104, 573696, 131072] as const;
const NEW = 2;
const NOTHING_TO_DRAW = 5;
const NO_CARTWRIGHT = 125;
const OFFICE = 101;
const OFFICES = 20;
const OFFICIALS = 4;
const PASS = 90;
const PLACED_OFFICE = 12;
const PLACES = 33;
const PLAY_LEFT = 24;
const PLAY_RIGHT = 46;
const POSTMASTER = 0;
const PROVINCES = 9;
const PROVINCE_CITIES = [7, 24, 32, 192, 256, 130560, 393216, 1572864, 2097152] as const;
const PROVINCE_OF = [0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 7, 7, 8] as const;
const RANKS = 5;
const RECEIVED = 19;
const REGIONS = 5;
const REGION_CITIES = [7, 56, 448, 130560, 1966080] as const;
const REGION_OF = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, -1] as const;
const REGION_STACK = [3, 4, 5, 6, 7] as const;
const RESHUFFLED = 2;
const RIGHT = 1;
const ROADS_SOUTH = [[5, -1], [6, -1], [6, -1], [7, -1], [8, -1], [9, -1], [10, -1], [11, -1], [12, -1], [13, 14], [9, 15], [15, 16], [18, 17], [23, -1], [19, -1], [19, 20], [20, 18], [22, -1], [21, -1], [24, -1], [24, -1], [24, 22], [25, -1], [27, -1], [26, -1], [28, 29], [27, 28], [30, -1], [31, -1], [31, -1], [32, -1], [32, -1], [-1, -1]] as const;
const ROME = 32;
const ROUNDS_OVER = 26;
const SEND = 148;
const SENT_CLERIC = 16;
const SHORTEST_WITH_TILE = 5;
const SMALLEST_ROUTE = 3;
const STACKS = 10;
const STACK_SIZE = [2, 3, 4, 3, 3, 3, 4, 3, 4, 1] as const;
const STARTS = [0, 1, 2, 3, 4] as const;
const STARTS_TWO = [9, 10, 10, 11, 12] as const;
const STEP_BUILD = 12;
const STEP_CARTWRIGHT = 6;
const STEP_CLOSE = 4;
const STEP_DISCARD = 7;
const STEP_DRAW = 1;
const STEP_DRIVE = 8;
const STEP_HAND_IN = 10;
const STEP_OFFICES = 5;
const STEP_OVER = 13;
const STEP_PLAY = 3;
const STEP_SECOND_DRAW = 2;
const STEP_SEND = 0;
const STEP_TAKE = 11;
const STEP_TURN_OVER = 9;
const SWEPT = 6;
const TAKE = 189;
const TAKE_PILE = 211;
const TILE_VALUES = [[2, 1, 0, 0], [3, 2, 1, 0], [4, 3, 2, 1], [3, 2, 1, 0], [3, 2, 1, 0], [3, 2, 1, 0], [5, 4, 3, 2], [4, 3, 2, 0], [6, 5, 4, 3], [1, 0, 0, 0]] as const;
const TOKENS = [[0, 0, 0, 0], [0, 0, 0, 0], [4, 4, 3, 2], [6, 6, 5, 3], [8, 8, 6, 4]] as const;
const TOOK_CHIP = 24;
const TOOK_HIDDEN = 4;
const TOOK_OPEN = 3;
const TOOK_TOKEN = 21;
const TURN_BEGAN = 0;
const WON_CARRIAGE = 14;
const WON_TILE = 13;
const _CITY_OF_BITS = [0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8, 31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9] as const;
const _DE_BRUIJN = 125613361;
const _ROUNDS = 12;
const _SEGMENT = 8;
const _WARM_UP = 16;

const zeros = (n: number): Numbers => new Array<number>(n).fill(0);
const tables = (n: number, m: number): Numbers[] => Array.from({ length: n }, () => zeros(m));

export class State {
  watcher: [number, number, number, number][] | null = null;
  seats = 0;
  start = 0;
  outside_baiern = 0;
  empty_hand_postmaster = 0;
  may_abandon = 0;
  every_length_falls_back = 0;
  one_turn_each = 0;
  free_placement = 0;
  max_rounds = 0;
  audience = 0;
  honours = 0;
  step = 0;
  actor = 0;
  turn = 0;
  rounds = 0;
  ender = 0;
  last_hand_in = 0;
  forced_postmaster = 0;
  official = 0;
  cards_drawn = 0;
  cards_played = 0;
  closing = 0;
  office_choices = 0;
  offices_placed = 0;
  pile = zeros(22);
  pile_size = 0;
  discards = zeros(22);
  discards_size = 0;
  display = zeros(6);
  hand = tables(4, 22);
  hand_size = zeros(4);
  hand_cities = zeros(4);
  seen = tables(4, 22);
  route = tables(4, 22);
  route_length = zeros(4);
  route_cities = zeros(4);
  offices = zeros(4);
  offices_left = zeros(4);
  carriage = zeros(4);
  tiles_left = zeros(10);
  tiles = tables(4, 10);
  place = zeros(5);
  cleric = tables(4, 5);
  space = zeros(5);
  drives = zeros(5);
  free_drives = 0;
  supply = zeros(4);
  tokens = tables(4, 4);
  chips = zeros(4);
  chips_left = 0;
  hand_in_first = 0;
  hand_in_asked = 0;
  resume = 0;
  rng = [0n, 0n, 0n, 0n] as Words;
}

export function seed_generator(words: Words, seed: Words): void {
  for (let i = 0; i < 4; i += 1) {
    words[i] = seed[i]!;
  }
  for (let _ = 0; _ < _WARM_UP; _ += 1) {
    random_below(words, 1n);
  }
}
export function seed_dealer(words: Words, seed: Words): void {
  let others = (seed[0]! >> 31n);
  for (let i = 0; i < 4; i += 1) {
    words[i] = ((seed[i]! >> 1n) << 32n);
    others = ((others << 1n) | (seed[i]! & 1n));
  }
  words[0] = (words[0]! | (1n << 62n));
  words[3] = (words[3]! + (others << 24n));
}
export function new_game(s: State): void {
  lay_out_material(s);
  fill_display(s);
  if ((s.start < 0)) {
    s.start = deal_below(s.rng, s.seats);
  }
  s.turn = s.start;
  s.actor = s.start;
  if (s.audience) {
    s.step = STEP_SEND;
  } else {
    begin_turn(s, s.start);
  }
}
export function legal_actions(s: State, actions: Numbers): number {
  let step = s.step;
  if ((step === STEP_PLAY)) {
    return list_plays(s, actions, list_second_draw(s, actions, 0));
  }
  if ((step === STEP_CLOSE)) {
    return list_closings(s, actions, list_second_play(s, actions, 0));
  }
  if (((step === STEP_DRAW) || (step === STEP_SECOND_DRAW))) {
    return list_first_draw(s, actions);
  }
  if ((step === STEP_OFFICES)) {
    return list_offices(s, actions);
  }
  if ((step === STEP_DISCARD)) {
    return list_discards(s, actions);
  }
  if ((step === STEP_CARTWRIGHT)) {
    actions[0] = CALL_CARTWRIGHT;
    actions[1] = NO_CARTWRIGHT;
    return 2;
  }
  if ((step === STEP_DRIVE)) {
    return list_drives(s, actions);
  }
  if ((step === STEP_HAND_IN)) {
    return list_hand_ins(s, actions);
  }
  if ((step === STEP_TAKE)) {
    return list_takes(s, actions);
  }
  if ((step === STEP_BUILD)) {
    return list_builds(s, actions);
  }
  if ((step === STEP_SEND)) {
    return list_sends(s, actions);
  }
  return 0;
}
export function apply(s: State, action: number): void {
  if ((action < CALL_ADMINISTRATOR)) {
    draw_card(s, action);
  } else {
    if ((action === CALL_ADMINISTRATOR)) {
      sweep_display(s);
    } else {
      if ((action < PLAY_RIGHT)) {
        lay_card(s, (action - PLAY_LEFT), LEFT);
      } else {
        if ((action < BEGIN)) {
          lay_card(s, (action - PLAY_RIGHT), RIGHT);
        } else {
          if ((action < PASS)) {
            lay_card(s, (action - BEGIN), NEW);
          } else {
            if ((action === PASS)) {
              s.step = STEP_TURN_OVER;
            } else {
              if ((action === CLOSE_EACH)) {
                close_route(s, EACH);
              } else {
                if ((action < OFFICE)) {
                  close_route(s, (action - CLOSE_PROVINCE));
                } else {
                  if ((action < DONE)) {
                    choose_office(s, (action - OFFICE));
                  } else {
                    if ((action === DONE)) {
                      s.office_choices = 0;
                    } else {
                      if ((action === CALL_CARTWRIGHT)) {
                        call_cartwright(s);
                      } else {
                        if ((action === NO_CARTWRIGHT)) {
                          s.step = STEP_DISCARD;
                        } else {
                          if ((action < SEND)) {
                            discard_from_hand(s, (action - DISCARD));
                          } else {
                            if ((action < HAND_IN)) {
                              send_cleric(s, Math.floor((action - SEND) / RANKS), (((((action - SEND) % RANKS) + RANKS) % RANKS) + 1));
                            } else {
                              if ((action < KEEP)) {
                                hand_in(s, ((action - HAND_IN) + 1));
                              } else {
                                if ((action === KEEP)) {
                                  keep_tokens(s);
                                } else {
                                  if ((action < BUILD)) {
                                    take_card(s, action);
                                  } else {
                                    if ((action < DECLINE)) {
                                      build_office(s, (action - BUILD));
                                    } else {
                                      if ((action === DECLINE)) {
                                        s.step = STEP_HAND_IN;
                                      } else {
                                        drive(s, Math.floor((action - DRIVE) / PLACES), ((((action - DRIVE) % PLACES) + PLACES) % PLACES));
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  settle(s);
}
export function score(s: State, seat: number): number {
  let points = ((CARRIAGE_POINTS[s.carriage[seat]!]! - s.offices_left[seat]!) + s.chips[seat]!);
  if (s.audience) {
    points = (points + cleric_points(s, seat));
  }
  for (let stack = 0; stack < STACKS; stack += 1) {
    if ((s.tiles[seat]![stack]! !== 0)) {
      points = (points + tile_points(s, seat, stack));
    }
  }
  return points;
}
function random_below(words: Words, n: number | bigint): number {
  n = BigInt(n);
  let a = words[0]!;
  let b = words[1]!;
  let c = words[2]!;
  let counter = words[3]!;
  let drawn = (((a + b) + counter) & BigInt(MASK));
  words[0] = (b ^ (b >> 9n));
  words[1] = ((c + (c << 3n)) & BigInt(MASK));
  words[2] = ((((c << 21n) | (c >> 11n)) + drawn) & BigInt(MASK));
  words[3] = ((counter + 1n) & BigInt(MASK));
  return Number(((drawn * n) >> 32n));
}
function lay_out_material(s: State): void {
  for (let city = 0; city < CITIES; city += 1) {
    s.pile[city] = CARDS_PER_CITY;
  }
  s.pile_size = (CITIES * CARDS_PER_CITY);
  for (let slot = 0; slot < DISPLAY; slot += 1) {
    s.display[slot] = -1;
  }
  for (let stack = 0; stack < STACKS; stack += 1) {
    s.tiles_left[stack] = STACK_SIZE[stack]!;
  }
  for (let seat = 0; seat < s.seats; seat += 1) {
    s.offices_left[seat] = OFFICES;
  }
  s.ender = -1;
  s.official = -1;
  if (s.audience) {
    for (let coach = 0; coach < REGIONS; coach += 1) {
      s.place[coach] = ((s.seats === 2) ? STARTS_TWO[coach]! : STARTS[coach]!);
    }
  }
  if (s.honours) {
    for (let official = 0; official < OFFICIALS; official += 1) {
      s.supply[official] = TOKENS[s.seats]![official]!;
    }
    s.chips_left = CHIPS;
  }
}
function fill_display(s: State): void {
  for (let slot = 0; slot < DISPLAY; slot += 1) {
    if (((s.display[slot]! < 0) && pile_can_give(s))) {
      let city = turn_up(s);
      s.display[slot] = city;
      report(s, LAID_OUT, -1, city, slot);
    }
  }
}
function deal_below(words: Words, n: number | bigint): number {
  n = BigInt(n);
  if ((words[0]! <= BigInt(MASK))) {
    return Number(random_below(words, n));
  }
  let counter = (words[3]! & BigInt(MASK));
  if (((((counter % BigInt(_SEGMENT)) + BigInt(_SEGMENT)) % BigInt(_SEGMENT)) === 0n)) {
    renew_words(words);
  }
  let a = (words[0]! & BigInt(MASK));
  let b = (words[1]! & BigInt(MASK));
  let c = (words[2]! & BigInt(MASK));
  let drawn = (((a + b) + counter) & BigInt(MASK));
  words[0] = (words[0]! + ((b ^ (b >> 9n)) - a));
  words[1] = (words[1]! + (((c + (c << 3n)) & BigInt(MASK)) - b));
  words[2] = (words[2]! + (((((c << 21n) | (c >> 11n)) + drawn) & BigInt(MASK)) - c));
  words[3] = (words[3]! + 1n);
  return Number(((drawn * n) >> 32n));
}
function begin_turn(s: State, seat: number): void {
  if ((seat === s.start)) {
    s.rounds = (s.rounds + 1);
  }
  s.turn = seat;
  s.actor = seat;
  s.step = STEP_DRAW;
  s.official = -1;
  s.cards_drawn = 0;
  s.cards_played = 0;
  s.closing = 0;
  s.offices_placed = 0;
  s.forced_postmaster = (((s.rounds === 1) || (s.empty_hand_postmaster && (s.hand_size[seat]! === 0))) ? 1 : 0);
  report(s, TURN_BEGAN, seat, s.rounds, 0);
  fill_display(s);
}
function list_plays(s: State, actions: Numbers, n: number): number {
  let fitting = list_fitting(s, actions, n);
  if (((fitting === n) || s.may_abandon)) {
    return list_each(actions, fitting, BEGIN, s.hand_cities[s.turn]!);
  }
  return fitting;
}
function list_second_draw(s: State, actions: Numbers, n: number): number {
  if (((s.cards_drawn === 1) && may_call_official(s))) {
    n = list_draws(s, actions, n, DRAW, DRAW_PILE);
  }
  return n;
}
function list_closings(s: State, actions: Numbers, n: number): number {
  let seat = s.turn;
  actions[n] = PASS;
  n = (n + 1);
  if ((s.route_length[seat]! < SMALLEST_ROUTE)) {
    return n;
  }
  let route = s.route_cities[seat]!;
  let without_office = (route & ~s.offices[seat]!);
  let any_option = ((s.free_placement !== 0) || (without_office === 0) || (s.offices_left[seat]! === 0));
  actions[n] = CLOSE_EACH;
  n = (n + 1);
  let cities = (any_option ? route : without_office);
  for (let province = 0; province < PROVINCES; province += 1) {
    if (((cities & PROVINCE_CITIES[province]!) !== 0)) {
      actions[n] = (CLOSE_PROVINCE + province);
      n = (n + 1);
    }
  }
  return n;
}
function list_second_play(s: State, actions: Numbers, n: number): number {
  if (((s.cards_played === 1) && may_call_official(s))) {
    n = list_fitting(s, actions, n);
  }
  return n;
}
function list_first_draw(s: State, actions: Numbers): number {
  let n = list_draws(s, actions, 0, DRAW, DRAW_PILE);
  if ((may_call_official(s) && !s.forced_postmaster && (s.cards_drawn === 0) && (open_cities(s) !== 0))) {
    actions[n] = CALL_ADMINISTRATOR;
    n = (n + 1);
  }
  return n;
}
function list_offices(s: State, actions: Numbers): number {
  let choices = s.office_choices;
  if ((!s.free_placement && offices_suffice(s))) {
    choices = (choices & PROVINCE_CITIES[PROVINCE_OF[first_city(choices)]!]!);
  }
  let n = list_each(actions, 0, OFFICE, choices);
  if (s.free_placement) {
    actions[n] = DONE;
    n = (n + 1);
  }
  return n;
}
function list_discards(s: State, actions: Numbers): number {
  return list_each(actions, 0, DISCARD, s.hand_cities[s.turn]!);
}
function list_drives(s: State, actions: Numbers): number {
  let n = 0;
  for (let coach = 0; coach < REGIONS; coach += 1) {
    if (((s.place[coach]! !== ROME) && ((s.drives[coach]! + s.free_drives) > 0))) {
      for (const place of ROADS_SOUTH[s.place[coach]!]!) {
        if ((place >= 0)) {
          actions[n] = ((DRIVE + (coach * PLACES)) + place);
          n = (n + 1);
        }
      }
    }
  }
  return n;
}
function list_hand_ins(s: State, actions: Numbers): number {
  let held = officials_held(s, s.actor);
  let n = 0;
  for (let officials = 1; officials < (1 << OFFICIALS); officials += 1) {
    if (((officials & held) === officials)) {
      actions[n] = ((HAND_IN + officials) - 1);
      n = (n + 1);
    }
  }
  if (s.last_hand_in) {
    actions[n] = KEEP;
    n = (n + 1);
  }
  return n;
}
function list_takes(s: State, actions: Numbers): number {
  let n = list_draws(s, actions, 0, TAKE, TAKE_PILE);
  actions[n] = DECLINE;
  return (n + 1);
}
function list_builds(s: State, actions: Numbers): number {
  let n = list_each(actions, 0, BUILD, (ALL_CITIES & ~s.offices[s.actor]!));
  actions[n] = DECLINE;
  return (n + 1);
}
function list_sends(s: State, actions: Numbers): number {
  let clerics = s.cleric[s.actor]!;
  let sent = 0;
  for (let coach = 0; coach < REGIONS; coach += 1) {
    sent = (sent | (1 << clerics[coach]!));
  }
  let coach = next_to_send(s, s.actor);
  let n = 0;
  for (let rank = 1; rank < (RANKS + 1); rank += 1) {
    if (!((sent >> rank) & 1)) {
      actions[n] = (((SEND + (coach * RANKS)) + rank) - 1);
      n = (n + 1);
    }
  }
  return n;
}
function draw_card(s: State, action: number): void {
  let seat = s.turn;
  if ((action === DRAW_PILE)) {
    take_from_pile(s, seat);
  } else {
    take_open_card(s, seat, (action - DRAW));
  }
  s.cards_drawn = (s.cards_drawn + 1);
  s.step = (((s.cards_drawn === 1) && s.forced_postmaster) ? STEP_SECOND_DRAW : STEP_PLAY);
  if ((s.cards_drawn === 2)) {
    call_official(s, POSTMASTER);
  }
}
function sweep_display(s: State): void {
  for (let slot = 0; slot < DISPLAY; slot += 1) {
    if ((s.display[slot]! >= 0)) {
      discard(s, s.display[slot]!);
      s.display[slot] = -1;
    }
  }
  report(s, SWEPT, s.turn, 0, 0);
  fill_display(s);
  call_official(s, ADMINISTRATOR);
}
function lay_card(s: State, city: number, end: number): void {
  let seat = s.turn;
  lose_card(s, seat, city);
  if ((end === NEW)) {
    if ((s.route_length[seat]! > 0)) {
      report(s, LOST_ROUTE, seat, s.route_length[seat]!, 0);
      discard_route(s, seat);
    }
    report(s, BEGAN_ROUTE, seat, city, 0);
  } else {
    report(s, EXTENDED_ROUTE, seat, city, end);
  }
  extend_route(s, seat, city, end);
  s.cards_played = (s.cards_played + 1);
  s.step = STEP_CLOSE;
  if ((s.cards_played === 2)) {
    call_official(s, CARRIER);
  }
}
function close_route(s: State, option: number): void {
  let seat = s.turn;
  let choices = (s.route_cities[seat]! & ~s.offices[seat]!);
  if ((option !== EACH)) {
    choices = (choices & PROVINCE_CITIES[option]!);
  }
  s.closing = option;
  s.office_choices = choices;
  s.offices_placed = 0;
  s.step = STEP_OFFICES;
  report(s, CLOSED_ROUTE, seat, option, s.route_length[seat]!);
}
function choose_office(s: State, city: number): void {
  place_office(s, s.turn, city);
  s.offices_placed = (s.offices_placed | (1 << city));
  if ((s.closing === EACH)) {
    s.office_choices = (s.office_choices & ~PROVINCE_CITIES[PROVINCE_OF[city]!]!);
  } else {
    s.office_choices = (s.office_choices & ~(1 << city));
  }
}
function call_cartwright(s: State): void {
  win_carriage(s, s.turn);
  s.step = STEP_DISCARD;
  call_official(s, CARTWRIGHT);
}
function discard_from_hand(s: State, city: number): void {
  lose_card(s, s.turn, city);
  discard(s, city);
  report(s, DISCARDED, s.turn, city, 0);
}
function send_cleric(s: State, coach: number, rank: number): void {
  s.cleric[s.actor]![coach] = rank;
  report(s, SENT_CLERIC, s.actor, coach, rank);
  if ((next_to_send(s, s.actor) === REGIONS)) {
    s.actor = ((((s.actor + 1) % s.seats) + s.seats) % s.seats);
  }
}
function hand_in(s: State, officials: number): void {
  let seat = s.actor;
  report(s, HANDED_IN, seat, officials, 0);
  let handed_in = 0;
  for (let official = 0; official < OFFICIALS; official += 1) {
    if (((officials >> official) & 1)) {
      s.tokens[seat]![official] = (s.tokens[seat]![official]! - 1);
      s.supply[official] = (s.supply[official]! + 1);
      handed_in = (handed_in + 1);
    }
  }
  s.hand_in_asked = (s.hand_in_asked + 1);
  if ((handed_in === 2)) {
    s.step = STEP_TAKE;
  } else {
    if (((handed_in === 3) && (s.chips_left > 0))) {
      s.chips_left = (s.chips_left - 1);
      s.chips[seat] = (s.chips[seat]! + 1);
      report(s, TOOK_CHIP, seat, 0, 0);
    } else {
      if ((handed_in === 4)) {
        s.step = STEP_BUILD;
      }
    }
  }
}
function keep_tokens(s: State): void {
  report(s, KEPT_TOKENS, s.actor, 0, 0);
  s.hand_in_asked = (s.hand_in_asked + 1);
}
function take_card(s: State, action: number): void {
  if ((action === TAKE_PILE)) {
    take_from_pile(s, s.actor);
  } else {
    take_open_card(s, s.actor, (action - TAKE));
  }
  s.step = STEP_HAND_IN;
}
function build_office(s: State, city: number): void {
  place_office(s, s.actor, city);
  win_board_tiles(s, s.actor);
  s.step = STEP_HAND_IN;
}
function drive(s: State, coach: number, place: number): void {
  if ((s.drives[coach]! > 0)) {
    s.drives[coach] = (s.drives[coach]! - 1);
  } else {
    s.free_drives = (s.free_drives - 1);
  }
  s.place[coach] = place;
  report(s, DROVE, s.turn, coach, place);
  if ((place === ROME)) {
    arrive(s, coach);
  }
}
function settle(s: State): void {
  while (pass_over(s)) {
  }
}
function cleric_points(s: State, seat: number): number {
  let points = 0;
  for (let rank = 0; rank < RANKS; rank += 1) {
    if (((s.space[rank]! >> seat) & 1)) {
      points = (points + (rank + 1));
    }
  }
  return points;
}
function tile_points(s: State, seat: number, stack: number): number {
  let points = 0;
  for (let from_top = 0; from_top < STACK_SIZE[stack]!; from_top += 1) {
    if (((s.tiles[seat]![stack]! >> from_top) & 1)) {
      points = (points + TILE_VALUES[stack]![from_top]!);
    }
  }
  return points;
}
function pile_can_give(s: State): boolean {
  return ((s.pile_size + s.discards_size) > 0);
}
function turn_up(s: State): number {
  if ((s.pile_size === 0)) {
    for (let city = 0; city < CITIES; city += 1) {
      s.pile[city] = s.discards[city]!;
      s.discards[city] = 0;
    }
    s.pile_size = s.discards_size;
    s.discards_size = 0;
    report(s, RESHUFFLED, -1, s.pile_size, 0);
  }
  let pile = s.pile;
  let above = deal_below(s.rng, s.pile_size);
  let city = 0;
  while ((above >= pile[city]!)) {
    above = (above - pile[city]!);
    city = (city + 1);
  }
  pile[city] = (pile[city]! - 1);
  s.pile_size = (s.pile_size - 1);
  return city;
}
function report(s: State, kind: number, seat: number, first: number, second: number): void {
  if ((s.watcher !== null)) {
    s.watcher.push([kind, seat, first, second]);
  }
}
function renew_words(words: Words): void {
  let a = ((words[0]! >> 32n) ^ (words[3]! & BigInt(MASK)));
  let b = (words[1]! >> 32n);
  let c = (words[2]! >> 32n);
  let d = (words[3]! >> 32n);
  for (let _ = 0; _ < _ROUNDS; _ += 1) {
    a = ((a + b) & BigInt(MASK));
    b = ((((b << 5n) & BigInt(MASK)) | (b >> 27n)) ^ a);
    a = (((a << 16n) & BigInt(MASK)) | (a >> 16n));
    c = ((c + d) & BigInt(MASK));
    d = ((((d << 8n) & BigInt(MASK)) | (d >> 24n)) ^ c);
    a = ((a + d) & BigInt(MASK));
    d = ((((d << 13n) & BigInt(MASK)) | (d >> 19n)) ^ a);
    c = ((c + b) & BigInt(MASK));
    b = ((((b << 7n) & BigInt(MASK)) | (b >> 25n)) ^ c);
    c = (((c << 16n) & BigInt(MASK)) | (c >> 16n));
  }
  words[0] = (((words[0]! >> 32n) << 32n) | (a ^ (words[0]! >> 32n)));
  words[1] = (((words[1]! >> 32n) << 32n) | (b ^ (words[1]! >> 32n)));
  words[2] = (((words[2]! >> 32n) << 32n) | (c ^ (words[2]! >> 32n)));
}
function list_fitting(s: State, actions: Numbers, n: number): number {
  let hand = s.hand_cities[s.turn]!;
  n = list_each(actions, n, PLAY_LEFT, fitting_left(s, s.turn, hand));
  return list_each(actions, n, PLAY_RIGHT, fitting_right(s, s.turn, hand));
}
function list_each(actions: Numbers, n: number, base: number, cities: number): number {
  while (cities) {
    actions[n] = (base + _CITY_OF_BITS[((((cities & -cities) * _DE_BRUIJN) >> 27) & 31)]!);
    cities = (cities & (cities - 1));
    n = (n + 1);
  }
  return n;
}
function may_call_official(s: State): boolean {
  return (s.official < 0);
}
function list_draws(s: State, actions: Numbers, n: number, open_card: number, from_pile: number): number {
  n = list_each(actions, n, open_card, open_cities(s));
  if (pile_can_give(s)) {
    actions[n] = from_pile;
    n = (n + 1);
  }
  return n;
}
function open_cities(s: State): number {
  let cities = 0;
  for (let slot = 0; slot < DISPLAY; slot += 1) {
    if ((s.display[slot]! >= 0)) {
      cities = (cities | (1 << s.display[slot]!));
    }
  }
  return cities;
}
function offices_suffice(s: State): boolean {
  return (s.offices_left[s.turn]! >= offices_wanted(s));
}
function first_city(cities: number): number {
  return _CITY_OF_BITS[((((cities & -cities) * _DE_BRUIJN) >> 27) & 31)]!;
}
function officials_held(s: State, seat: number): number {
  let held = 0;
  for (let official = 0; official < OFFICIALS; official += 1) {
    if ((s.tokens[seat]![official]! > 0)) {
      held = (held | (1 << official));
    }
  }
  return held;
}
function next_to_send(s: State, seat: number): number {
  let coach = 0;
  while (((coach < REGIONS) && (s.cleric[seat]![coach]! !== 0))) {
    coach = (coach + 1);
  }
  return coach;
}
function take_from_pile(s: State, seat: number): void {
  let city = turn_up(s);
  gain_card(s, seat, city);
  report(s, TOOK_HIDDEN, seat, city, 0);
}
function take_open_card(s: State, seat: number, city: number): void {
  let slot = 0;
  while ((s.display[slot]! !== city)) {
    slot = (slot + 1);
  }
  s.display[slot] = -1;
  gain_card(s, seat, city);
  s.seen[seat]![city] = (s.seen[seat]![city]! + 1);
  report(s, TOOK_OPEN, seat, city, slot);
  fill_display(s);
}
function call_official(s: State, official: number): void {
  s.official = official;
  report(s, HELPED, s.turn, official, 0);
  if (s.honours) {
    s.supply[official] = (s.supply[official]! - 1);
    s.tokens[s.turn]![official] = (s.tokens[s.turn]![official]! + 1);
    report(s, TOOK_TOKEN, s.turn, official, 0);
    if ((s.supply[official]! === 0)) {
      s.resume = s.step;
      begin_hand_in(s, s.turn);
    }
  }
}
function discard(s: State, city: number): void {
  s.discards[city] = (s.discards[city]! + 1);
  s.discards_size = (s.discards_size + 1);
}
function lose_card(s: State, seat: number, city: number): void {
  s.hand[seat]![city] = (s.hand[seat]![city]! - 1);
  s.hand_size[seat] = (s.hand_size[seat]! - 1);
  if ((s.hand[seat]![city]! === 0)) {
    s.hand_cities[seat] = (s.hand_cities[seat]! ^ (1 << city));
  }
  if ((s.seen[seat]![city]! > 0)) {
    s.seen[seat]![city] = (s.seen[seat]![city]! - 1);
  }
}
function discard_route(s: State, seat: number): void {
  for (let place = 0; place < s.route_length[seat]!; place += 1) {
    discard(s, s.route[seat]![place]!);
    s.route[seat]![place] = 0;
  }
  s.route_length[seat] = 0;
  s.route_cities[seat] = 0;
}
function extend_route(s: State, seat: number, city: number, end: number): void {
  let route = s.route[seat]!;
  let length = s.route_length[seat]!;
  if ((end === LEFT)) {
    for (let place = length; place > 0; place -= 1) {
      route[place] = route[(place - 1)]!;
    }
    route[0] = city;
  } else {
    route[length] = city;
  }
  s.route_length[seat] = (length + 1);
  s.route_cities[seat] = (s.route_cities[seat]! | (1 << city));
}
function place_office(s: State, seat: number, city: number): void {
  s.offices[seat] = (s.offices[seat]! | (1 << city));
  s.offices_left[seat] = (s.offices_left[seat]! - 1);
  report(s, PLACED_OFFICE, seat, city, 0);
  if ((s.offices_left[seat]! === 0)) {
    bring_about_end(s, seat);
  }
}
function win_carriage(s: State, seat: number): void {
  s.carriage[seat] = next_carriage(s, seat);
  report(s, WON_CARRIAGE, seat, s.carriage[seat]!, 0);
  if ((s.carriage[seat]! === LAST_CARRIAGE)) {
    bring_about_end(s, seat);
  }
}
function win_board_tiles(s: State, seat: number): void {
  for (let region = 0; region < REGIONS; region += 1) {
    if (((s.offices[seat]! & REGION_CITIES[region]!) === REGION_CITIES[region]!)) {
      let stack = REGION_STACK[region]!;
      if ((s.tiles[seat]![stack]! === 0)) {
        win_tile(s, seat, stack);
      }
    }
  }
  if (((s.tiles[seat]![ALL_PROVINCES]! === 0) && (missing_provinces(s, s.offices[seat]!) === 0))) {
    win_tile(s, seat, ALL_PROVINCES);
  }
}
function arrive(s: State, coach: number): void {
  report(s, ARRIVED, s.turn, coach, 0);
  for (let rank = 1; rank < (RANKS + 1); rank += 1) {
    let arriving = 0;
    for (let seat = 0; seat < s.seats; seat += 1) {
      if ((s.cleric[seat]![coach]! === rank)) {
        arriving = (arriving | (1 << seat));
      }
    }
    if ((arriving !== 0)) {
      for (let seat = 0; seat < s.seats; seat += 1) {
        if (((s.space[(rank - 1)]! >> seat) & 1)) {
          report(s, DISMISSED, seat, rank, 0);
        }
        if (((arriving >> seat) & 1)) {
          report(s, RECEIVED, seat, rank, 0);
        }
      }
      s.space[(rank - 1)] = arriving;
    }
  }
}
function pass_over(s: State): boolean {
  let step = s.step;
  if ((step === STEP_PLAY)) {
    return skip_empty_hand(s);
  }
  if ((step === STEP_CLOSE)) {
    return false;
  }
  if (((step === STEP_DRAW) || (step === STEP_SECOND_DRAW))) {
    return skip_empty_piles(s);
  }
  if ((step === STEP_OFFICES)) {
    place_where_no_choice(s);
    if ((s.office_choices !== 0)) {
      return false;
    }
    win_bonuses(s);
    return true;
  }
  if ((step === STEP_DISCARD)) {
    return finish_closing(s);
  }
  if ((step === STEP_DRIVE)) {
    if (settle_drives(s)) {
      return false;
    }
    s.step = STEP_TURN_OVER;
    return true;
  }
  if ((step === STEP_TURN_OVER)) {
    end_turn(s);
    return true;
  }
  if ((step === STEP_HAND_IN)) {
    return ask_next_to_hand_in(s);
  }
  if ((((step === STEP_TAKE) && !can_draw(s)) || ((step === STEP_BUILD) && !can_build(s)))) {
    s.step = STEP_HAND_IN;
    return true;
  }
  if (((step === STEP_SEND) && (next_to_send(s, s.actor) === REGIONS))) {
    begin_turn(s, s.start);
    return true;
  }
  return false;
}
function fitting_left(s: State, seat: number, cards: number): number {
  if ((s.route_length[seat]! < 2)) {
    return 0;
  }
  return fitting_end(s.route[seat]![0]!, s.route_cities[seat]!, cards);
}
function fitting_right(s: State, seat: number, cards: number): number {
  let length = s.route_length[seat]!;
  if ((length === 0)) {
    return 0;
  }
  return fitting_end(s.route[seat]![(length - 1)]!, s.route_cities[seat]!, cards);
}
function offices_wanted(s: State): number {
  return offices_of_option(s.office_choices, s.closing);
}
function gain_card(s: State, seat: number, city: number): void {
  s.hand[seat]![city] = (s.hand[seat]![city]! + 1);
  s.hand_size[seat] = (s.hand_size[seat]! + 1);
  s.hand_cities[seat] = (s.hand_cities[seat]! | (1 << city));
}
function begin_hand_in(s: State, seat: number): void {
  s.hand_in_first = seat;
  s.hand_in_asked = 0;
  s.step = STEP_HAND_IN;
}
function bring_about_end(s: State, seat: number): void {
  if (((s.ender < 0) && !s.last_hand_in)) {
    s.ender = seat;
    report(s, BROUGHT_END, seat, 0, 0);
    win_tile(s, seat, GAME_END);
  }
}
function next_carriage(s: State, seat: number): number {
  return Math.max(FIRST_CARRIAGE, (s.carriage[seat]! + 1));
}
function win_tile(s: State, seat: number, stack: number): void {
  if ((s.tiles_left[stack]! > 0)) {
    let from_top = (STACK_SIZE[stack]! - s.tiles_left[stack]!);
    s.tiles_left[stack] = (s.tiles_left[stack]! - 1);
    s.tiles[seat]![stack] = (s.tiles[seat]![stack]! | (1 << from_top));
    report(s, WON_TILE, seat, stack, TILE_VALUES[stack]![from_top]!);
  }
}
function missing_provinces(s: State, offices: number): number {
  let missing = 0;
  for (let province = 0; province < PROVINCES; province += 1) {
    let counts = ((province !== BAIERN) || !s.outside_baiern);
    if ((counts && ((offices & PROVINCE_CITIES[province]!) === 0))) {
      missing = (missing + 1);
    }
  }
  return missing;
}
function skip_empty_hand(s: State): boolean {
  if ((s.hand_size[s.turn]! > 0)) {
    return false;
  }
  s.step = STEP_CLOSE;
  return true;
}
function skip_empty_piles(s: State): boolean {
  if (can_draw(s)) {
    return false;
  }
  report(s, NOTHING_TO_DRAW, s.turn, 0, 0);
  s.step = STEP_PLAY;
  return true;
}
function place_where_no_choice(s: State): void {
  if ((s.offices_left[s.turn]! === 0)) {
    s.office_choices = 0;
  } else {
    if ((!s.free_placement && offices_suffice(s))) {
      for (let province = 0; province < PROVINCES; province += 1) {
        let cities = (s.office_choices & PROVINCE_CITIES[province]!);
        while (((cities !== 0) && ((s.closing !== EACH) || ((cities & (cities - 1)) === 0)))) {
          choose_office(s, first_city(cities));
          cities = (s.office_choices & PROVINCE_CITIES[province]!);
        }
      }
    }
  }
}
function win_bonuses(s: State): void {
  let seat = s.turn;
  let length = s.route_length[seat]!;
  win_length_tile(s, seat, length);
  win_board_tiles(s, seat);
  let carriage = next_carriage(s, seat);
  s.step = STEP_DISCARD;
  if ((carriage <= LAST_CARRIAGE)) {
    if ((length >= carriage)) {
      win_carriage(s, seat);
    } else {
      if ((((length + CARTWRIGHT_REACH) >= carriage) && may_call_official(s))) {
        s.step = STEP_CARTWRIGHT;
      }
    }
  }
}
function finish_closing(s: State): boolean {
  if ((s.route_length[s.turn]! > 0)) {
    if (s.audience) {
      ask_for_drives(s);
    }
    discard_route(s, s.turn);
  }
  if ((s.hand_size[s.turn]! > HAND_LIMIT)) {
    return false;
  }
  s.step = STEP_DRIVE;
  return true;
}
function settle_drives(s: State): boolean {
  let on_the_road = 0;
  let left = 0;
  for (let coach = 0; coach < REGIONS; coach += 1) {
    if ((s.place[coach]! === ROME)) {
      s.free_drives = (s.free_drives + s.drives[coach]!);
      s.drives[coach] = 0;
    } else {
      on_the_road = (on_the_road + 1);
      left = (left + s.drives[coach]!);
    }
  }
  if ((on_the_road === 0)) {
    s.free_drives = 0;
  }
  return ((left + s.free_drives) > 0);
}
function end_turn(s: State): void {
  let following = ((((s.turn + 1) % s.seats) + s.seats) % s.seats);
  if ((following !== stops_before(s))) {
    begin_turn(s, following);
    return;
  }
  report(s, ROUNDS_OVER, -1, s.rounds, 0);
  if (s.honours) {
    s.last_hand_in = 1;
    begin_hand_in(s, s.start);
  } else {
    finish_game(s);
  }
}
function ask_next_to_hand_in(s: State): boolean {
  while ((s.hand_in_asked < s.seats)) {
    s.actor = ((((s.hand_in_first + s.hand_in_asked) % s.seats) + s.seats) % s.seats);
    if ((officials_held(s, s.actor) !== 0)) {
      return false;
    }
    s.hand_in_asked = (s.hand_in_asked + 1);
  }
  s.actor = s.turn;
  if (s.last_hand_in) {
    finish_game(s);
  } else {
    if (supply_has_every_kind(s)) {
      s.step = s.resume;
      s.resume = 0;
      s.hand_in_first = 0;
      s.hand_in_asked = 0;
    } else {
      begin_hand_in(s, s.hand_in_first);
    }
  }
  return true;
}
function can_draw(s: State): boolean {
  return (pile_can_give(s) || (open_cities(s) !== 0));
}
function can_build(s: State): boolean {
  return ((s.offices_left[s.actor]! > 0) && (s.offices[s.actor]! !== ALL_CITIES));
}
function fitting_end(end: number, route: number, cards: number): number {
  return ((cards & NEIGHBOURS[end]!) & ~route);
}
function offices_of_option(cities: number, option: number): number {
  if ((option !== EACH)) {
    return count_cities((cities & PROVINCE_CITIES[option]!));
  }
  let provinces = 0;
  for (let province = 0; province < PROVINCES; province += 1) {
    if (((cities & PROVINCE_CITIES[province]!) !== 0)) {
      provinces = (provinces + 1);
    }
  }
  return provinces;
}
function win_length_tile(s: State, seat: number, length: number): void {
  if ((length < SHORTEST_WITH_TILE)) {
    return;
  }
  let counted = Math.min(length, LONGEST_WITH_TILE);
  if ((s.every_length_falls_back || (counted === LONGEST_WITH_TILE))) {
    while (((counted > SHORTEST_WITH_TILE) && (s.tiles_left[LENGTH_STACK[(counted - SHORTEST_WITH_TILE)]!]! === 0))) {
      counted = (counted - 1);
    }
  }
  win_tile(s, seat, LENGTH_STACK[(counted - SHORTEST_WITH_TILE)]!);
}
function ask_for_drives(s: State): void {
  let seat = s.turn;
  for (let place = 0; place < s.route_length[seat]!; place += 1) {
    let city = s.route[seat]![place]!;
    if (!((s.offices_placed >> city) & 1)) {
      if ((REGION_OF[city]! >= 0)) {
        s.drives[REGION_OF[city]!] = (s.drives[REGION_OF[city]!]! + 1);
      } else {
        s.free_drives = (s.free_drives + 1);
      }
    }
  }
}
function stops_before(s: State): number {
  let stop = -1;
  if ((((s.ender >= 0) && !s.one_turn_each) || ((s.rounds > 0) && (s.rounds === s.max_rounds)))) {
    stop = s.start;
  }
  if (((s.ender >= 0) && s.one_turn_each && ((stop < 0) || (turns_before(s, s.ender) < turns_before(s, stop))))) {
    stop = s.ender;
  }
  return stop;
}
function finish_game(s: State): void {
  s.step = STEP_OVER;
  report(s, GAME_OVER, -1, 0, 0);
}
function supply_has_every_kind(s: State): boolean {
  for (let official = 0; official < OFFICIALS; official += 1) {
    if ((s.supply[official]! === 0)) {
      return false;
    }
  }
  return true;
}
function count_cities(cities: number): number {
  let count = 0;
  while (cities) {
    cities = (cities & (cities - 1));
    count = (count + 1);
  }
  return count;
}
function turns_before(s: State, seat: number): number {
  return (((((seat - s.turn) - 1) % s.seats) + s.seats) % s.seats);
}
export function split_seed(seed: number | bigint): Words {
  seed = BigInt(seed);
  return [(seed & BigInt(MASK)), ((seed >> 32n) & BigInt(MASK)), ((seed >> 64n) & BigInt(MASK)), ((seed >> 96n) & BigInt(MASK))];
}
export function set_up(self: Record<string, any>, s: State): void {
  s.seats = self.seats;
  s.outside_baiern = Number((self.all_provinces === "outside_baiern"));
  s.empty_hand_postmaster = Number(self.empty_hand_postmaster);
  s.may_abandon = Number(self.may_abandon);
  s.every_length_falls_back = Number((self.length_fallback === "every"));
  s.one_turn_each = Number((self.last_round === "one_turn_each"));
  s.free_placement = Number((self.placement === "free"));
  s.max_rounds = (self.max_rounds || 0);
  s.audience = Number(self.modules.includes("audience"));
  s.honours = Number(self.modules.includes("honours"));
}
