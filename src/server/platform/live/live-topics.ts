import { createHash } from 'node:crypto';
import type { Access } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import type { Caller } from '../auth-session.ts';

export interface TopicState {
  /** Identifies a state; opaque to pages. */
  readonly version: string;
  readonly data: unknown;
}

/** When and from how far away a press came. */
export interface PressTime {
  /** The server's time of its receipt, in ms since 1970. */
  readonly receivedAt: number;
  /** The shortest recent round trip to its client, in ms; 0 until one has been measured. A client can make it longer. */
  readonly roundTripMs: number;
}

/** Something that pages can follow. A domain offers it, app.ts puts all of them together. */
export interface LiveTopic {
  /** True if all pages get the same state: a change is then read once for all. */
  readonly isShared: boolean;
  /** True for the names that are this topic's: `settings`, or `games/…` with an id. */
  owns(name: string): boolean;
  /** The name of its change events: if a topic's name means something else to each caller, the resolved name. */
  changeNameOf(caller: Caller | null, name: string): string;
  /**
   * The state for this caller; null if `after` is the current version. Throws an AppError if the caller may not follow
   * it. For an ordered log the data is what came after that version.
   */
  read(caller: Caller | null, name: string, after: string | null): Promise<TopicState | null>;
  /**
   * Takes a press of a page that follows it, once a read has succeeded. Topics without it ignore presses. Resolves with
   * the receipt that this page alone gets as an event, or with null.
   */
  press?(caller: Caller | null, name: string, data: unknown, time: PressTime): Promise<object | null>;
}

/** A topic as the API description shows it. */
export interface DescribedTopic extends LiveTopic {
  readonly description: {
    /** With the names of ids in braces, as in a contract's path. */
    readonly name: string;
    readonly access: Access;
    readonly summary: string;
    /** The data of a message. */
    readonly data: Schema;
  };
}

export interface LiveTopics {
  find(name: string): LiveTopic | null;
}

export function liveTopics(topics: readonly LiveTopic[]): LiveTopics {
  return { find: (name) => topics.find((topic) => topic.owns(name)) ?? null };
}

/** A version of a topic's state: a hash of its content. */
export function versionOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22);
}
