/** The server's time of day, which decides how long a move may take. */
class ServerClock {
  #ahead = 0;

  /** An answer says what time it is there, to the second. */
  heard(answer: Response): void {
    const date = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isNaN(date)) return;
    const ahead = Date.now() - date;
    // Within a second the clocks agree as far as the header can tell.
    this.#ahead = Math.abs(ahead) < 1500 ? 0 : ahead;
  }

  now(): number {
    return Date.now() - this.#ahead;
  }
}

export const serverClock = new ServerClock();
