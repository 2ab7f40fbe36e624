/** The frame of one part of the settings. */
export const settingsPanel = 'card grid gap-5 p-[clamp(1.1rem,3vw,2rem)]';
