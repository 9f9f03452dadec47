"""As much of curl as docs/api.md uses, for machines that have none.

``curl -s [-X METHOD] [-H HEADER] [--json BODY] [-o FILE] URL``
"""

import getopt
import http.client
import shutil
import sys
from urllib.parse import urlsplit


def main() -> None:
    """Send one request and write the answer's body."""
    # Like curl, take options also after the address.
    options, (address,) = getopt.gnu_getopt(sys.argv[1:], "sX:H:o:", ["json="])
    assert ("-s", "") in options, "the document's commands are silent"
    given = dict(options)
    headers = dict(header.split(": ", 1) for option, header in options if option == "-H")
    body = given.get("--json")
    if body is not None:
        body = sys.stdin.read() if body == "@-" else body
        headers |= {"Content-Type": "application/json", "Accept": "application/json"}
    url = urlsplit(address)
    connection = http.client.HTTPConnection(url.netloc, timeout=60)
    path = f"{url.path}?{url.query}" if url.query else url.path
    method = given.get("-X", "GET" if body is None else "POST")
    connection.request(method, path, None if body is None else body.encode(), headers)
    with open(given["-o"], "wb") if "-o" in given else sys.stdout.buffer as out:
        shutil.copyfileobj(connection.getresponse(), out)


if __name__ == "__main__":
    main()
