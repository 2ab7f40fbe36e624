import { Readable } from 'node:stream';

/** An answer with lists too long for memory: written as they are read. */
export class StreamedAnswer<Answer extends object> {
  readonly #head: Answer;
  readonly #lists: Readonly<Record<string, AsyncIterable<unknown>>>;

  constructor(head: Answer, lists: Readonly<Record<string, AsyncIterable<unknown>>>) {
    this.#head = head;
    this.#lists = lists;
  }

  /** The JSON of it. What fails on the way ends the connection: the status has been sent. */
  stream(): Readable {
    return Readable.from(this.#pieces(), { objectMode: false });
  }

  async *#pieces(): AsyncGenerator<string> {
    const opened = JSON.stringify(this.#head).slice(0, -1);
    yield opened;
    let isFirst = opened === '{';
    for (const [name, items] of Object.entries(this.#lists)) {
      yield `${isFirst ? '' : ','}${JSON.stringify(name)}:[`;
      isFirst = false;
      let isFirstItem = true;
      for await (const item of items) {
        yield `${isFirstItem ? '' : ','}${JSON.stringify(item)}`;
        isFirstItem = false;
      }
      yield ']';
    }
    yield '}';
  }
}
