import type { Caller } from '../auth-session.ts';

export interface TopicState {
  /** Tells one state from another; opaque to pages. */
  readonly version: string;
  readonly data: unknown;
}

/** Something that pages can follow. A domain offers it, app.ts puts all of them together. */
export interface LiveTopic {
  /** True where everybody is told the same: then a change is read once for all. */
  readonly isShared: boolean;
  /** True for the names that are this topic's: `settings`, or `games/…` with an id. */
  owns(name: string): boolean;
  /** What a change of it is told as: where one name means another thing to each, the thing itself. */
  changeNameOf(caller: Caller | null, name: string): string;
  /**
   * The state, for whoever asks; null where `after` is the newest version. Refused by an AppError where they may not
   * follow it. For an ordered log the data is what came after that version.
   */
  read(caller: Caller | null, name: string, after: string | null): Promise<TopicState | null>;
}

export interface LiveTopics {
  find(name: string): LiveTopic | null;
}

export function liveTopics(topics: readonly LiveTopic[]): LiveTopics {
  return { find: (name) => topics.find((topic) => topic.owns(name)) ?? null };
}
