const FIGURES = /(\d+(?:[–-]\d+)+)/

/** Text whose scores and formations ('2–1', '4-2-3-1') do not break over lines. */
export function Unbroken({ text }: { text: string }) {
  return text.split(FIGURES).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )
}
