/** SVG path data on a grid of 16, stroked in the text colour. */
const DRAWINGS = {
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  search: 'M11 7a4 4 0 1 1-8 0a4 4 0 0 1 8 0M10 10l3.5 3.5',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  previous: 'M9.5 4L5 8l4.5 4',
  next: 'M6.5 4L11 8l-4.5 4',
  up: 'M4 9.5L8 5l4 4.5',
  down: 'M4 6.5L8 11l4-4.5',
  sun: 'M10.5 8a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4',
  moon: 'M13 9.8A5.5 5.5 0 1 1 6.2 3a4.4 4.4 0 0 0 6.8 6.8z',
  device: 'M2 3h12v8H2zM6 13.5h4',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3.2v9.6L12.5 8z',
  fast: 'M2.5 3.5v9L8 8zM8.5 3.5v9L14 8z',
  injury: 'M6 2.5h4V6h3.5v4H10v3.5H6V10H2.5V6H6z',
  suspension: 'M4.5 2h7v12h-7z',
  warning: 'M8 2L14.5 13.5h-13zM8 6.5v3.5M8 11.6v.4',
  settings:
    'M2 4.5h7M13 4.5h1M2 11.5h1M7 11.5h7M13 4.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0M7 11.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  skip: 'M3 3.2v9.6L10 8zM12.5 3.2v9.6',
  swap: 'M4.5 13.5v-10M2 6l2.5-2.5L7 6M11.5 2.5v10M9 10l2.5 2.5L14 10',
  happy: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M5.3 9.3a3 3 0 0 0 5.4 0M6 5.8v.6M10 5.8v.6',
  neutral: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M5.5 10h5M6 5.8v.6M10 5.8v.6',
  sad: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M5.3 10.8a3 3 0 0 1 5.4 0M6 5.8v.6M10 5.8v.6',
  system: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h7',
  match:
    'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M8 5.4l2.5 1.8l-1 2.9h-3l-1-2.9zM8 2v3.4M5.5 7.2L2.3 6.6M6.5 10.1l-1.7 3M9.5 10.1l1.7 3M10.5 7.2l3.2-.6',
  transfer: 'M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13',
  finance: 'M11 4.6A2.7 2.7 0 0 0 6 6v5.2c0 1-.6 1.8-1.5 1.8H12M4.5 8.5H10',
  event: 'M3.5 14V2.5h9l-2 3l2 3h-9',
  squad: 'M5.5 2.5L2 4.5l1 3l2-.6v6.6h6V6.9l2 .6l1-3l-3.5-2a2.5 2.5 0 0 1-5 0z',
  share: 'M8 10V2.5M5 5.3l3-3l3 3M4.5 7.5h-1v6h9v-6h-1',
  download: 'M8 2v7.5M5 6.8l3 3l3-3M2.5 11v2.5h11V11',
  info: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M8 7.3V11M8 4.9v.6',
  megaphone: 'M2.5 6.5v3h2.5l6 3.5v-10l-6 3.5zM5 9.5l.8 4h1.7l-.8-3M13.5 6.5v3',
  newspaper:
    'M2 3h10v10H3.5A1.5 1.5 0 0 1 2 11.5zM12 6h2v5.5a1.5 1.5 0 0 1-1.5 1.5H12M4.5 5.5h5V8h-5zM4.5 10.5h5',
  clipboard: 'M5.5 3h-2v11h9V3h-2M5.5 2h5v2.5h-5zM5.3 7.3l2 2M7.3 7.3l-2 2M8.5 11.8c1.8 0 2-1.8 2-4.3',
  star: 'M8 1.8l1.9 4l4.3.6l-3.1 3l.8 4.4L8 11.7l-3.9 2.1l.8-4.4l-3.1-3l4.3-.6z',
  flame:
    'M8 14a4.3 4.3 0 0 1-4.3-4.4c0-2.6 2.1-3.6 2.6-7.1c2 1 3 2.7 3 4.4c.7-.4 1-1.1 1-1.9c1.2 1.2 2 2.8 2 4.6A4.3 4.3 0 0 1 8 14z',
  rising: 'M2 12.5l4.3-4.3l2.5 2.5L14 4.5M10.2 4h3.8v3.8',
  stadium:
    'M2 6.5C2 4.8 4.7 3.5 8 3.5s6 1.3 6 3v5c0-1.2-2.7-2-6-2s-6 .8-6 2zM2 6.5c0 1.7 2.7 3 6 3s6-1.3 6-3M5 4V2M11 4V2',
  gloves: 'M5 13.5V9.5L2.8 7.3L4 6.1l1.5 1.4v-4h2v-1h2v1h2V10l-1 3.5zM5 11.3h6',
  whistle: 'M6.5 5.5h8V8h-4.3a4 4 0 1 1-3.7-2.5zM6.5 9.4v.2M9.5 3.5V2M12 3.5l1-1.5',
  binoculars:
    'M7 10.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M14 10.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M2.2 9.5L4 3.5h2.5L7 8M13.8 9.5L12 3.5H9.5L9 8M7 7h2',
  plaster: 'M3 9.5L9.5 3A2.5 2.5 0 0 1 13 6.5L6.5 13A2.5 2.5 0 0 1 3 9.5zM5.5 7L9 10.5M7 5.5L10.5 9',
  chart: 'M2.5 2.5v11h11M5.5 11V8M8.5 11V5M11.5 11V6.5',
  bag: 'M2 5.5h12v8H2zM5.5 5.5v-2h5v2M8 7.5v4M6 9.5h4',
  sprout: 'M8 14V8.5C4.5 8.5 2.5 7 2.5 4C6 4 8 5.5 8 8.5M8 7.5C8 4.5 10 3 13.5 3C13.5 6 11.5 7.5 8 7.5',
  contract: 'M3.5 2h6l3 3v9h-9zM9.5 2v3h3M5.5 8h5M5.5 11h2.5',
  head: 'M5.5 14v-2H4V9.3l-1.2-.5L4 6.5a4.6 4.6 0 1 1 7.5 3.8V14M8.5 5v3M7 6.5h3',
  spanner: 'M13.5 4.5L11 7L9 5l2.5-2.5A3.5 3.5 0 0 0 7 7l-4.5 4.5l2 2L9 9a3.5 3.5 0 0 0 4.5-4.5z',
  shield: 'M8 2l5 1.8v3.7c0 3-2 5.2-5 6.5c-3-1.3-5-3.5-5-6.5V3.8z',
  ledger: 'M3 2.5h10v11H3zM5.5 2.5v11M7.8 5.5h3M7.8 8h3',
  scarf: 'M4 3c0 2.8 8 2.8 8 0l1.5 2C12.5 8 3.5 8 2.5 5zM6 7.2v6.3h3.2V7.3M6 11.3h3.2',
  television: 'M2 4.5h12v8H2zM5 14.5h6M5.5 2L8 4.5L10.5 2',
} as const

export type IconName = keyof typeof DRAWINGS

interface IconProps {
  name: IconName
  /** Pixels. Defaults to 16. */
  size?: number
}

/** Decorative icon: its meaning has to be in text beside it or in the label of its control. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
