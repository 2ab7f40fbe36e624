/** Everything, or drums, claps and voices alone: some homes want no instruments. */
export const soundSets = ['full', 'voices'] as const;
export type SoundSet = (typeof soundSets)[number];
