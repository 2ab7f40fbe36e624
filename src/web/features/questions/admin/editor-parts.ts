import type { ComponentType } from 'react';
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { AdminCategory } from '#shared/questions/admin-api.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import type { mediaKindOf, MediaQuestionKind } from '#shared/questions/schema.ts';

/** The question on the game's own screen. */
export type PreviewPart = ComponentType<{
  readonly draft: QuestionDraft;
  readonly category: AdminCategory;
  readonly mediaUrls: Readonly<Record<string, string>>;
  readonly isRevealed: boolean;
  readonly size: { readonly width: number; readonly height: number };
  readonly title: string;
}>;

/** The staff's library, to choose from. */
export type MediumPart = ComponentType<{
  readonly kind: (typeof mediaKindOf)[MediaQuestionKind];
  readonly chosenId: string | null;
  readonly onChoose: (medium: { readonly id: string; readonly url: string; readonly alt: LocalizedText }) => void;
}>;

/** What other domains bring to the editor; app/ puts them together. */
export interface EditorParts {
  readonly Preview: PreviewPart;
  readonly MediumPicker: MediumPart;
}
