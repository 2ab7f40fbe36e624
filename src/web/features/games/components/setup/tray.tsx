import type { Category } from '#shared/questions/api.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { CategoryArt } from '../../../../ui/category-art.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './tray.module.css';

interface TrayProps {
  /** In the order of the board's columns. */
  readonly chosen: readonly Category[];
  readonly places: number;
  /** Names a proposal, so that the next one appears with its motion; what the host chose keeps still. */
  readonly proposal: number;
  readonly proposed: ReadonlySet<string>;
  readonly isIncomplete: boolean;
  readonly onRemove: (id: string) => void;
}

/** The places of the board, always in view: a press on a category removes it. */
export function Tray({ chosen, places, proposal, proposed, isIncomplete, onRemove }: TrayProps) {
  const { language } = useLanguage();
  const words = useText().gameSetup.tray;
  return (
    <ol aria-label={words.label} className={styles.tray} data-incomplete={isIncomplete || undefined}>
      {Array.from({ length: places }, (_, place) => {
        const category = chosen[place];
        if (category === undefined) {
          return (
            <li key={place} className={styles.empty}>
              <span aria-hidden="true">{place + 1}</span>
              <span className="sr-only">{words.empty(place + 1)}</span>
            </li>
          );
        }
        const isProposed = proposed.has(category.id);
        return (
          <li key={isProposed ? `${proposal} ${category.id}` : category.id} className="grid min-w-0">
            <button
              type="button"
              aria-label={words.remove(category.name[language])}
              title={words.remove(category.name[language])}
              data-proposed={isProposed || undefined}
              className={`hue ${styles.place}`}
              style={{ '--hue': category.picture.hue, '--place': place }}
              onClick={() => onRemove(category.id)}
            >
              <CategoryArt name={category.picture.icon} className={styles.art} />
              <span className={styles.name}>{category.name[language]}</span>
              <Icon name="close" className={styles.cross} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
