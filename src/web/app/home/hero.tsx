import { useText } from '../../lib/language.ts';
import { LivingBoard } from './living-board.tsx';
import { StartLink } from './start-link.tsx';

export function Hero() {
  const text = useText();
  return (
    <section
      className={[
        'page-width grid items-center gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-8',
        'pt-[clamp(0.5rem,3vmin,2.5rem)] lg:grid-cols-[minmax(0,0.82fr)_minmax(0,1fr)]',
        'short:grid-cols-[minmax(0,0.9fr)_minmax(0,1fr)] short:pt-0',
      ].join(' ')}
    >
      <div className="grid gap-[clamp(0.6rem,2vmin,1.4rem)]">
        <p className="pill justify-self-start text-base text-saffron-text">{text.home.kicker}</p>
        <h1 className="text-[clamp(2.5rem,min(8.2vmin,5.6vw),5.6rem)] leading-[1.18] short:text-[2.3rem]">
          {text.home.title}
        </h1>
        <p className="max-w-[34rem] text-[clamp(1.1rem,2.5vmin,1.5rem)] text-quiet short:text-base">{text.home.lead}</p>
        <StartLink className="mt-2 justify-items-start short:mt-0" />
      </div>
      <LivingBoard />
    </section>
  );
}
