"""Makes signatures on the workers of a Dask cluster, by `signet stream`.

signatures_on_dask.py SCHEDULER PEOPLE SIGNATURES PROGRAM...

PEOPLE has one person a line (JSON), SIGNATURES gets one result a line, in the same order. PROGRAM is the command that each
worker starts. How many parts are done is printed after each.
"""

import subprocess
import sys
from itertools import islice

from distributed import Client, as_completed

PEOPLE_IN_A_PART = 2000


def parts_of(path):
    """Yields the lines of a file, some thousand at a time."""
    with open(path, encoding="utf-8") as file:
        while part := "".join(islice(file, PEOPLE_IN_A_PART)):
            yield part


def signatures_of(part, program):
    """Runs on a worker: the signatures of a part, a line for each person."""
    done = subprocess.run(
        program, input=part, capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout


def main(scheduler, people, signatures, *program):
    with Client(scheduler) as client:
        parts = list(parts_of(people))
        futures = client.map(signatures_of, parts, program=list(program), retries=3)
        places = {future.key: place for place, future in enumerate(futures)}
        made = [""] * len(parts)
        for count, (future, text) in enumerate(as_completed(futures, with_results=True), 1):
            made[places[future.key]] = text
            future.release()
            print(f"{count} of {len(parts)} parts", flush=True)
    with open(signatures, "w", encoding="utf-8") as file:
        file.writelines(made)


if __name__ == "__main__":
    main(*sys.argv[1:])
