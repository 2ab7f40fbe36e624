import { useState } from 'react';
import { boards } from '#shared/games/setup.ts';
import type { Category } from '#shared/questions/api.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { RadioCards } from '../../../../ui/choice.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { showToast } from '../../../../ui/toast.tsx';
import { CategoryShelves } from './category-shelves.tsx';
import { hasSameTeams, problemsOf, withLength, type Draft, type Problems } from './draft.ts';
import { firstProblem, leadTo } from './first-problem.ts';
import { PhonesNote } from './phones-note.tsx';
import { RulesPanel } from './rules-panel.tsx';
import styles from './setup-form.module.css';
import { SetupHead } from './setup-head.tsx';
import { StartBar } from './start-bar.tsx';
import { StopDialog, type Stop } from './stop-dialog.tsx';
import { useTonight, useTonightCategories, type TonightAtSetup } from './use-tonight.tsx';
import { TeamsEditor } from './team-editor.tsx';
import { useCategoryMarks } from './use-category-marks.ts';
import { useDraft } from './use-draft.ts';
import { useStart } from './use-start.ts';

interface SetupFormProps {
  readonly first: Draft;
  readonly categories: readonly Category[];
  readonly isAgain: boolean;
  /** Of the host's latest game; null before the first. */
  readonly lastDraft: Draft | null;
  /** Categories of the latest game, which a proposal avoids. */
  readonly played: readonly string[];
}

/** The form on one screen: what is chosen and the start stay in view. */
export function SetupForm({ first, categories: offered, isAgain, lastDraft, played }: SetupFormProps) {
  const words = useText().gameSetup;
  const { draft, proposal, proposed, change, surprise } = useDraft({ first, categories: offered, played, isAgain });
  const categories = useTonightCategories(offered, draft.gang);
  const [isChecked, setChecked] = useState(false);
  const [stop, setStop] = useState<Stop | null>(null);
  const [search, setSearch] = useState('');
  const [isSorting, setSorting] = useState(false);
  const [openLook, setOpenLook] = useState<number | null>(null);
  const mark = useCategoryMarks();
  const tonight = useTonight(draft, change);
  const problems = isChecked ? problemsOf(draft) : {};
  const isIncomplete = problems['categoryIds'] !== undefined;
  const { isStarting, begin } = useStart(setStop);
  const submit = () => {
    setChecked(true);
    const found = problemsOf(draft);
    const problem = firstProblem(words, draft, found);
    if (problem === null) {
      void begin(draft);
      return;
    }
    showToast({ id: 'setup', variant: 'destructive', title: words.start.fixFirst, description: problem.message });
    if (problem.lookOf !== null) setOpenLook(problem.lookOf);
    leadTo(found);
  };
  const chosen = draft.categoryIds.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        // OK after a name ends the typing, and never starts the game; on a radio button it chooses.
        const isText = event.target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(event.target.type);
        if (event.key === 'Enter' && isText) event.preventDefault();
      }}
      className={classNames('page-width', styles.page)}
    >
      <SetupHead
        lead={isSorting ? words.categories.sortHint : isAgain ? words.againLead : words.lead}
        missing={boards[draft.length].categories - draft.categoryIds.length}
        isIncomplete={isIncomplete}
        search={search}
        onSearch={setSearch}
        isSorting={isSorting}
        onSort={() => setSorting(!isSorting)}
        onSurprise={() => surprise(categories)}
        canClear={draft.categoryIds.length > 0}
        onClear={() => change({ ...draft, categoryIds: [] })}
      />
      {tonight.aboveAll}
      <CategoryShelves
        categories={categories}
        draft={draft}
        search={search}
        isSorting={isSorting}
        onChange={change}
        onMark={mark}
      />
      <SetupSide
        tonight={tonight}
        draft={draft}
        onChange={change}
        problems={problems}
        lastDraft={lastDraft}
        openLook={openLook}
        onOpenLook={setOpenLook}
      />
      <StartBar
        draft={draft}
        chosen={chosen}
        proposal={proposal}
        proposed={proposed}
        isIncomplete={isIncomplete}
        isStarting={isStarting}
        onChange={change}
      />
      <ProposalAnnouncer proposal={proposal} proposed={chosen.filter(({ id }) => proposed.has(id))} />
      <StopDialog stop={stop} onClose={() => setStop(null)} />
      {tonight.evening}
    </form>
  );
}

interface SetupSideProps {
  readonly tonight: TonightAtSetup;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly problems: Problems;
  readonly lastDraft: Draft | null;
  readonly openLook: number | null;
  readonly onOpenLook: (index: number | null) => void;
}

/** Length, teams and rules. */
function SetupSide(props: SetupSideProps) {
  const { tonight, draft, onChange, problems, lastDraft, openLook, onOpenLook } = props;
  const words = useText().gameSetup;
  return (
    <div className={styles.side} data-scrolls="">
      <div className="grid gap-1.5">
        <RadioCards
          label={words.length.title}
          isLabelHidden
          value={draft.length}
          onChange={(length) => onChange(withLength(draft, length))}
          options={[
            { value: 'full', label: words.length.full, hint: words.length.fullHint },
            { value: 'short', label: words.length.short, hint: words.length.shortHint },
          ]}
        />
        <p className="text-sm text-quiet">{words.length.price}</p>
      </div>
      {tonight.aboveTeams}
      <TeamsEditor
        draft={draft}
        onChange={onChange}
        problems={problems}
        onLastTeams={
          lastDraft === null || draft.gang !== null || hasSameTeams(draft, lastDraft)
            ? undefined
            : () => onChange({ ...draft, teams: lastDraft.teams, hostTeamIndex: lastDraft.hostTeamIndex })
        }
        openLook={openLook}
        onOpenLook={onOpenLook}
      />
      <RulesPanel draft={draft} onChange={onChange} />
      <PhonesNote />
      {tonight.invitation}
    </div>
  );
}

/** Tells a screen reader what a proposal put on the tray. */
function ProposalAnnouncer({ proposal, proposed }: { proposal: number; proposed: readonly Category[] }) {
  const words = useText().gameSetup.categories;
  const { language } = useLanguage();
  return (
    <p aria-live="polite" className="sr-only">
      {proposal > 0 && proposed.length > 0 && words.surprised(proposed.map(({ name }) => name[language]))}
    </p>
  );
}
