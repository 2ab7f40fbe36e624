import { useText } from '../lib/language.ts';
import { pathTo } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Any path without a page [ROUTE-6]: a caravan that lost its way among the dunes. */
export function NotFoundPage() {
  const text = useText();
  const { notFound } = text.shell;
  return (
    <section className="page-width grid justify-items-center gap-3 py-6 text-center short:gap-1 short:py-0">
      <Caravan />
      <h1 className="text-[clamp(2rem,6vmin,3.4rem)]">{notFound.title}</h1>
      <p className="max-w-lg text-lg text-quiet short:text-base">{notFound.body}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ButtonLink to={pathTo('home')} icon="home">
          {notFound.home}
        </ButtonLink>
        <ButtonLink to={pathTo('newGame')} variant="quiet">
          {notFound.play}
        </ButtonLink>
      </div>
    </section>
  );
}

function Caravan() {
  return (
    <svg
      viewBox="0 0 640 300"
      aria-hidden="true"
      className="w-[min(100%,44rem)] [mask-image:linear-gradient(90deg,transparent,#000_14%_86%,transparent)] short:w-[13rem]"
    >
      <g className="animate-flame">
        <path d="M520 34 540 62 520 90 500 62Z" fill="var(--saffron)" />
        <path d="M520 48 529 62 520 76 511 62Z" fill="#fff7e8" />
      </g>
      <g fill="var(--ink)" opacity=".5">
        <path d="m90 60 5 6-5 6-5-6zM190 30l4 5-4 5-4-5zM330 62l5 6-5 6-5-6zM420 24l4 5-4 5-4-5zM596 128l4 5-4 5-4-5zM40 130l4 5-4 5-4-5z" />
      </g>
      <path d="M0 236C90 180 190 190 300 226s220 20 340-16v90H0Z" fill="var(--raised)" />
      <Camel x={208} y={148} colour="var(--coral)" />
      <Camel x={316} y={160} colour="var(--turquoise)" />
      <Camel x={70} y={142} colour="var(--violet)" />
      <path d="M0 262c120-40 220-16 330 4s210 10 310-14v48H0Z" fill="var(--lifted)" />
      <g fill="none" stroke="var(--saffron)" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 16" opacity=".8">
        <path d="M410 250c40-30 90-20 104 8s-40 34-52 12 40-60 120-40" />
      </g>
    </svg>
  );
}

function Camel({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={[
          'M6 74V44c-6-4-8-12-6-20 10 2 16-2 20-12 5-10 15-10 20 0 4 8 12 8 20 2 6-6 8-14 8-24l2-14c2-6 16-6',
          '20-2l4 5-13 4-3 26c-2 18-10 28-20 34v31h-6V52H18v22Z',
        ].join(' ')}
        fill="var(--saffron-deep)"
      />
      <path d="M14 18c8-2 10-10 16-10s10 8 16 11v18H14Z" fill={colour} />
      <path d="m18 35 4-5 4 5zm8 0 4-5 4 5zm8 0 4-5 4 5z" fill="#fff7e8" />
    </g>
  );
}
