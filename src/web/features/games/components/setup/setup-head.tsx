import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './setup-head.module.css';

interface SetupHeadProps {
  readonly lead: string;
  /** Categories still to be chosen. */
  readonly missing: number;
  readonly isIncomplete: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly isSorting: boolean;
  readonly onSort: () => void;
  readonly onSurprise: () => void;
  /** Something is chosen. */
  readonly canClear: boolean;
  readonly onClear: () => void;
}

/** Title and what can be done with the catalogue. */
export function SetupHead(props: SetupHeadProps) {
  const { lead, missing, isIncomplete, search, onSearch, isSorting, onSort, onSurprise, canClear, onClear } = props;
  const text = useText().gameSetup;
  const words = text.categories;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 className="text-[1.75rem] leading-tight">{text.title}</h1>
        <p className="text-[max(0.95em,var(--least-text,0px))] leading-snug text-quiet">{lead}</p>
      </div>
      <p
        aria-live="polite"
        className={classNames('pill', isIncomplete ? 'text-danger' : missing === 0 ? 'text-success' : '')}
      >
        {isIncomplete && <Icon name="error" />}
        {words.remaining(missing)}
      </p>
      <div className={styles.tools}>
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          dir="auto"
          className={`control ${styles.search}`}
          onChange={(event) => onSearch(event.target.value)}
        />
        <Button
          variant="secondary"
          icon="sparkles"
          onClick={onSurprise}
          disabled={isSorting}
          className="max-sm:grow"
          data-first={missing > 0 ? '' : undefined}
        >
          {words.surprise}
        </Button>
        <Button
          variant="quiet"
          icon={isSorting ? 'check' : 'star'}
          aria-pressed={isSorting}
          className={styles.sort}
          onClick={onSort}
        >
          <span className="max-sm:sr-only">{isSorting ? text.done : words.sort}</span>
        </Button>
        <IconButton icon="trash" label={words.clear} title={words.clear} disabled={!canClear} onClick={onClear} />
      </div>
    </header>
  );
}
