import type { ReactNode } from 'react';
import { useStaffText } from '../../lib/staff-text.ts';
import { ButtonLink } from '../button.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { Loaded } from '../tab-parts.tsx';

interface FigureCardProps<Data> {
  readonly icon: IconName;
  readonly title: string;
  readonly read: { readonly data: Data | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  readonly figures: (
    data: Data,
  ) => readonly { readonly label: string; readonly value: ReactNode; readonly isUrgent?: boolean }[];
  /** The list behind the figure, if the user may open it. */
  readonly to?: ((data: Data) => string) | undefined;
}

/** A few figures in large type, and the way to what they count. */
export function FigureCard<Data>({ icon, title, read, figures, to }: FigureCardProps<Data>) {
  const { overview } = useStaffText().admin;
  return (
    <section className="card grid content-start gap-4 p-6">
      <h2 className="flex items-center gap-2.5 text-2xl">
        <Icon name={icon} className="text-saffron-text" />
        {title}
      </h2>
      <Loaded read={read} className="h-8">
        {(data) => (
          <>
            <dl className="grid gap-x-6 gap-y-3 [grid-template-columns:repeat(auto-fit,minmax(7rem,1fr))]">
              {figures(data).map(({ label, value, isUrgent = false }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-quiet">{label}</dt>
                  <dd className={`font-display text-3xl font-extrabold ${isUrgent ? 'text-danger' : ''}`}>{value}</dd>
                </div>
              ))}
            </dl>
            {to !== undefined && (
              <ButtonLink
                variant="secondary"
                icon="next"
                to={to(data)}
                className="justify-self-start"
                aria-label={overview.openListOf(title)}
              >
                {overview.openList}
              </ButtonLink>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
