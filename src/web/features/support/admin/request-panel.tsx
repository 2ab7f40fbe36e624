import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/i18n/format.ts';
import type { SupportRequest } from '#shared/support/admin-api.ts';
import type { GameStateAsRead } from '#shared/support/schema.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { LtrValue, NumberValue, UserText } from '../../../ui/value.tsx';
import { requestQuery } from './queries.ts';
import { RequestForm } from './request-form.tsx';
import { RequestStatusMark } from './request-status-mark.tsx';

interface PanelProps {
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One message in full: the text, the state of the game, and the staff's form. */
export function RequestPanel({ id, onClose }: PanelProps) {
  const { detail } = useStaffText().adminSupport;
  return (
    <Sheet open={id !== null} onClose={onClose} title={detail.title} isWide>
      {id !== null && <Opened key={id} id={id} />}
    </Sheet>
  );
}

function Opened({ id }: { id: string }) {
  const read = useQuery(requestQuery(id));
  return (
    <Loaded read={read}>
      {({ item }) => (
        <div className="grid gap-6">
          <Written request={item} />
          {item.questionId !== null && <Reported questionId={item.questionId} request={item} />}
          <RequestForm request={item} />
          {item.gameState !== null && <GameThen state={item.gameState} gameId={item.gameId} />}
          <Facts request={item} />
        </div>
      )}
    </Loaded>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

function List({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-y-1">
      {rows
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="flex-none text-quiet">{label}</dt>
            <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Written({ request: { description, userName, userEmail, category, status } }: { request: SupportRequest }) {
  const words = useStaffText().adminSupport;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-4">
        {userName === null ? (
          <span className="text-2xl font-bold">{words.visitor}</span>
        ) : (
          <UserText className="text-2xl font-bold">{userName}</UserText>
        )}
        <RequestStatusMark status={status} />
        <span className="text-quiet">{words.categories[category]}</span>
      </p>
      <p dir="auto" className="rounded-2xl bg-well px-4 py-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {description === '' ? words.wordless : description}
      </p>
      {userEmail === null ? (
        <p className="text-quiet">{words.detail.noAddress}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4">
          <LtrValue className="[overflow-wrap:anywhere] select-all">{userEmail}</LtrValue>
          <a href={`mailto:${encodeURIComponent(userEmail)}`} className="button button-quiet">
            {words.detail.answerBy}
          </a>
        </p>
      )}
    </div>
  );
}

function Reported({ questionId, request: { reason, reportCount } }: { questionId: string; request: SupportRequest }) {
  const text = useText();
  const words = useStaffText().adminSupport;
  const { detail } = words;
  return (
    <Part title={words.reports(reportCount)}>
      <List
        rows={[
          [detail.question, <LtrValue key="id">{questionId}</LtrValue>],
          [detail.reason, reason === null ? null : text.support.report.reasons[reason]],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {reportCount > 1 && (
          <ButtonLink variant="quiet" icon="search" to={`?${new URLSearchParams({ question: questionId }).toString()}`}>
            {detail.seeReports}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" icon="show" to={pathTo('adminQuestionPreview', { questionId })}>
          {detail.seeQuestion}
        </ButtonLink>
      </div>
    </Part>
  );
}

function GameThen({ state, gameId }: { state: GameStateAsRead; gameId: string | null }) {
  const { detail } = useStaffText().adminSupport;
  const { lifelines: words } = useText().games.play;
  const { teams, currentTeamIndex, gameStatus, phase, questionId, step, lifelines } = state;
  const withTeams = (records: readonly { lifeline: keyof typeof words.names; team: number }[] = []) =>
    records.length === 0 ? null : (
      <UserText>
        {records.map(({ lifeline, team }) => `${words.names[lifeline]} (${teams[team]?.name ?? ''})`).join(' · ')}
      </UserText>
    );
  const turn = gameStatus === 'playing' ? teams[currentTeamIndex]?.name : undefined;
  return (
    <Part title={detail.game}>
      <ul className="grid gap-2">
        {teams.map(({ name, score }, index) => (
          <li key={index} className="flex items-baseline justify-between gap-4 rounded-2xl bg-well px-4 py-3">
            <UserText className="font-semibold">{name}</UserText>
            {score !== undefined && <NumberValue value={score} />}
          </li>
        ))}
      </ul>
      <List
        rows={[
          [detail.phase, phase === undefined ? detail.gameStatuses[gameStatus] : detail.phases[phase]],
          [detail.turn, turn === undefined ? null : <UserText key="turn">{turn}</UserText>],
          [detail.onScreen, questionId === undefined ? null : <LtrValue key="question">{questionId}</LtrValue>],
          [
            detail.queued,
            withTeams(
              lifelines?.queued.map(({ lifeline, activatingTeamIndex }) => ({ lifeline, team: activatingTeamIndex })),
            ),
          ],
          [
            detail.active,
            withTeams(lifelines?.active.map(({ lifeline, teamIndex }) => ({ lifeline, team: teamIndex }))),
          ],
          [detail.step, step === undefined ? null : <NumberValue key="step" value={step} />],
          [detail.gameId, gameId === null ? null : <LtrValue key="game">{gameId}</LtrValue>],
        ]}
      />
    </Part>
  );
}

function Facts({ request: { writtenAt, createdAt, userId, sentFrom } }: { request: SupportRequest }) {
  const { detail } = useStaffText().adminSupport;
  const { language } = useLanguage();
  const at = (moment: number) => <bdi>{formatDateTime(moment, language)}</bdi>;
  return (
    <Part title={detail.facts}>
      <List
        rows={[
          [detail.writtenAt, at(writtenAt)],
          [detail.arrivedAt, at(createdAt)],
          [detail.account, userId === 'anonymous' ? null : <LtrValue key="account">{userId}</LtrValue>],
          ...(sentFrom === null
            ? []
            : ([
                [detail.page, <LtrValue key="page">{sentFrom.page}</LtrValue>],
                [detail.device, <LtrValue key="device">{sentFrom.platform}</LtrValue>],
                [detail.screen, <LtrValue key="screen">{sentFrom.screen}</LtrValue>],
                [detail.language, detail.languages[sentFrom.language]],
                [
                  detail.appVersion,
                  sentFrom.appVersion === undefined ? null : <LtrValue key="version">{sentFrom.appVersion}</LtrValue>,
                ],
              ] as const)),
        ]}
      />
    </Part>
  );
}
