interface ShirtProps {
  /** Shirt and trim, '#rrggbb'. */
  colours: readonly [string, string]
  /** Width and height in pixels. */
  size: number
  className?: string | undefined
}

/** Home shirt of a club, as decoration beside its name. */
export function Shirt({ colours: [shirt, trim], size, className }: ShirtProps) {
  return (
    <svg className={className} viewBox="0 0 48 44" width={size} height={size} aria-hidden="true">
      <path
        d="M16 3 3 10l5 11 5-3v24h22V18l5 3 5-11-13-7c-1 4-4 6-8 6s-7-2-8-6Z"
        fill={shirt}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M16 3c1 4 4 6 8 6s7-2 8-6M5.5 15.5l5-2.5M42.5 15.5l-5-2.5M13 38.5h22"
        fill="none"
        stroke={trim}
        strokeWidth="3.5"
      />
    </svg>
  )
}
