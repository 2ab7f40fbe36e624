/** The gong of the end of time, with its face: drawn in layers of one size, so that each can move by itself. */
export function Gong({ className = '' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      <GongFrame />
      <GongDisc />
    </svg>
  );
}

export function GongFrame() {
  return (
    <g>
      <path d="M14 196V30h12v166Zm160 0V30h12v166Z" fill="var(--saffron-deep)" />
      <path d="M4 196h32v-8H4Zm160 0h32v-8h-32Z" fill="var(--saffron-deep)" />
      <path d="M4 22h192v16H4Z" fill="#b8321f" />
      <path d="M4 22h192v4H4Z" fill="#fff7e8" opacity=".25" />
      <path d={teeth} fill="#fff7e8" />
      <path d="M0 18h12v24H0Zm188 0h12v24h-12Z" fill="var(--saffron)" />
    </g>
  );
}

/** Al-Sadu's triangles along the beam. */
const teeth = Array.from({ length: 11 }, (_, index) => `M${20 + index * 15} 36l5-9 5 9Z`).join('');
const rim = Array.from({ length: 16 }, (_, index) => index * 22.5);

export function GongDisc() {
  return (
    <g strokeLinecap="round">
      <path d="M70 38 78 62M130 38l-8 24" stroke="#fff7e8" strokeWidth="3" />
      <circle cx="100" cy="116" r="66" fill="var(--saffron-deep)" />
      <circle cx="100" cy="114" r="64" fill="var(--saffron)" />
      {rim.map((turn) => (
        <path key={turn} d="M95 52h10l-5 9Z" fill="#b8321f" transform={`rotate(${turn} 100 114)`} />
      ))}
      <circle cx="100" cy="114" r="48" fill="#ffcf6b" />
      <g fill="none" stroke="#1b1203" strokeWidth="5">
        <path d="M74 106q8-12 16 0M110 106q8-12 16 0" />
      </g>
      <path d="M84 122q16 30 32 0Z" fill="#1b1203" stroke="#1b1203" strokeWidth="4" strokeLinejoin="round" />
      <path d="M92 133q8 8 16 0-8-7-16 0Z" fill="#ff7a66" />
      <circle cx="69" cy="120" r="6" fill="#ff7a66" opacity=".65" />
      <circle cx="131" cy="120" r="6" fill="#ff7a66" opacity=".65" />
    </g>
  );
}

export function GongMallet() {
  return (
    <g>
      <path d="M196 190 166 144l-6 4 29 46Z" fill="#8a5a2b" />
      <circle cx="161" cy="142" r="14" fill="#fff7e8" />
      <path d="M147 142a14 14 0 0 1 28 0Z" fill="#2bd1c0" />
    </g>
  );
}
