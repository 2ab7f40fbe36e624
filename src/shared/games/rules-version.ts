/**
 * Rules of play by number, raised with every change of them. A change is switched on by a field of the pack: a pack
 * without that field replays as before, whatever its version.
 */
export const rulesVersion = 9;

/** The first version whose packs can have a last question. */
export const lastQuestionSince = 4;

/** The first version whose steals begin once the room has seen them open. */
export const stealLeadSince = 5;

/** The first version whose packs can have words that are described without forbidden ones. */
export const describeSince = 5;

/** The first version whose questions can have pictures as options. */
export const optionPicturesSince = 6;

/** The first version whose steals can open to all other teams. */
export const buzzerSince = 7;

/** The first version whose tiles can have a second question, for a team of young players. */
export const sistersSince = 8;

/** The first version whose options can be on the screen in both answer modes without being pictures. */
export const optionsShownSince = 9;

/** Of games before rules were changed, and of those dealt to a program that doesn't say what it knows. */
export const firstRulesVersion = 1;
