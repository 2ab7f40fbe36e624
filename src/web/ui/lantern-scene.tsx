/** A lantern over a camp at night: its light goes out in woven rings. Decoration only; `wide` for a banner. */
export function LanternScene({ wide = false, className = '' }: { wide?: boolean; className?: string }) {
  return (
    <svg
      viewBox={wide ? '-460 30 1720 800' : '0 70 800 900'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <radialGradient id="lantern-glow" cx="50%" cy="36%" r="52%">
          <stop offset="0" stopColor="var(--saffron)" stopOpacity=".42" />
          <stop offset=".5" stopColor="var(--saffron)" stopOpacity=".1" />
          <stop offset="1" stopColor="var(--saffron)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="dune-far" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--lifted)" />
          <stop offset="1" stopColor="var(--raised)" />
        </linearGradient>
        <linearGradient id="dune-near" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--raised)" />
          <stop offset="1" stopColor="var(--deep)" />
        </linearGradient>
      </defs>
      <rect x="-500" width="1800" height="1000" fill="url(#lantern-glow)" />
      <Rings />
      <Stars />
      <Lantern />
      <path
        d="M-520 640C-380 600-180 700 0 650 140 590 260 600 400 640S680 690 800 620s300-20 520 10V1000H-520Z"
        fill="url(#dune-far)"
      />
      <Tent x={150} y={640} size={1} colour="var(--coral)" />
      <Tent x={610} y={650} size={0.8} colour="var(--turquoise)" />
      <Tent x={-150} y={660} size={0.85} colour="var(--violet)" />
      <Tent x={1010} y={640} size={1} colour="var(--lime)" />
      <path
        d="M-520 720c180-40 340 50 520 0 180-60 320 0 470 15S700 700 800 735s320-50 520-10V1000H-520Z"
        fill="url(#dune-near)"
      />
    </svg>
  );
}

const centre = { x: 400, y: 330 };

// Stepped outlines, as a loom would draw them.
function Rings() {
  const rings = [120, 190, 270, 360, 460];
  return (
    <g fill="none" strokeLinejoin="round">
      {rings.map((radius, index) => (
        <g key={radius}>
          <path
            d={steppedDiamond(radius, 4 + index * 2)}
            stroke="var(--saffron)"
            strokeWidth={5 - index * 0.7}
            opacity={0.5 - index * 0.09}
          />
          {index % 2 === 0 &&
            corners(radius).map(([x, y]) => (
              <path
                key={`${x},${y}`}
                d={`M${x} ${y - 11}l11 11-11 11-11-11Z`}
                fill={index % 4 === 0 ? 'var(--coral)' : 'var(--turquoise)'}
                opacity={0.85 - index * 0.12}
              />
            ))}
        </g>
      ))}
    </g>
  );
}

function corners(radius: number): readonly (readonly [number, number])[] {
  return [
    [centre.x, centre.y - radius],
    [centre.x + radius, centre.y],
    [centre.x - radius, centre.y],
  ];
}

function steppedDiamond(radius: number, steps: number): string {
  const step = radius / steps;
  const quarter = (dx: number, dy: number, isAcrossFirst: boolean) =>
    Array.from({ length: steps }, () =>
      isAcrossFirst ? `h${dx * step}v${dy * step}` : `v${dy * step}h${dx * step}`,
    ).join('');
  return `M${centre.x} ${centre.y - radius}${quarter(1, 1, true)}${quarter(-1, 1, false)}${quarter(-1, -1, true)}${quarter(1, -1, false)}Z`;
}

function Stars() {
  const stars = [
    [90, 90],
    [210, 170],
    [660, 110],
    [720, 260],
    [60, 330],
    [560, 60],
    [330, 70],
    [740, 470],
    [130, 480],
    [-120, 120],
    [-260, 300],
    [-60, 420],
    [-380, 180],
    [900, 160],
    [1040, 320],
    [1160, 140],
    [960, 460],
  ] as const;
  return stars.map(([x, y]) => (
    <path key={`${x},${y}`} d={`M${x} ${y - 6}l5 6-5 6-5-6Z`} fill="var(--ink)" opacity=".55" />
  ));
}

function Lantern() {
  return (
    <g>
      <path d="M400 0V214" stroke="var(--saffron-deep)" strokeWidth="5" />
      <g transform="translate(400 330) scale(4.1) translate(-24 -24)">
        <path d="M20 3h8l2-5h-12Z" fill="var(--saffron-deep)" />
        <path d="M24 2 43 13v22L24 46 5 35V13Z" fill="var(--saffron)" />
        <path d="M24 2 43 13v22L24 46Z" fill="#00000014" />
        <path d="M24 11 35 24 24 37 13 24Z" fill="#0b1628" />
        <path d="M24 16 31 24 24 32 17 24Z" fill="#fff7e8" className="animate-flame" />
      </g>
    </g>
  );
}

function Tent({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-120 70Q-70 20 0-60 70 20 120 70Z" fill="#0b1628" />
      <path d="M-120 70Q-70 20 0-60L-14 70Z" fill={colour} opacity=".82" />
      <path d="M120 70Q70 20 0-60L14 70Z" fill={colour} opacity=".5" />
      <path d="M-14 70 0-60 14 70Z" fill="var(--saffron)" opacity=".9" />
      <path d="M-98 50h70l2-14h-58Z" fill="#fff7e8" opacity=".75" />
      <path d="M-72 28h50l2-12h-42Z" fill="#0b1628" opacity=".55" />
    </g>
  );
}
