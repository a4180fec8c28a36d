import {
  AR,
  BE,
  BR,
  DE,
  DK,
  ES,
  FR,
  GB_ENG,
  GB_SCT,
  GB_WLS,
  GH,
  HR,
  IE,
  IT,
  NG,
  NL,
  NO,
  PL,
  PT,
  RS,
  SE,
  SN,
  TR,
  US,
} from 'country-flag-icons/string/3x2'
import type { Nationality } from '../simulation/players/names.ts'
import styles from './Flag.module.css'

const FLAGS: Record<Nationality, string> = {
  England: GB_ENG,
  Scotland: GB_SCT,
  Wales: GB_WLS,
  Ireland: IE,
  France: FR,
  Spain: ES,
  Portugal: PT,
  Brazil: BR,
  Netherlands: NL,
  Belgium: BE,
  Germany: DE,
  Italy: IT,
  Argentina: AR,
  Denmark: DK,
  Sweden: SE,
  Norway: NO,
  Poland: PL,
  Croatia: HR,
  Serbia: RS,
  Turkey: TR,
  Nigeria: NG,
  Ghana: GH,
  Senegal: SN,
  'United States': US,
}

const isKnown = (country: string): country is Nationality => Object.hasOwn(FLAGS, country)

interface FlagProps {
  /** Name of a country as in NATIONALITIES; any other is shown as text alone. */
  country: string
  /** Height in pixels; the width is 1.5 times that. */
  height?: number
  /** Shows the country's name beside the flag instead of in the tooltip only. */
  withName?: boolean
}

/** Flag of a country, always with the country's name as text or title. */
export function Flag({ country, height = 14, withName = false }: FlagProps) {
  if (!isKnown(country)) return <span>{country}</span>
  const flag = (
    <img
      className={styles.flag}
      src={`data:image/svg+xml,${encodeURIComponent(FLAGS[country])}`}
      width={height * 1.5}
      height={height}
      alt={withName ? '' : country}
      title={country}
    />
  )
  if (!withName) return flag
  return (
    <span className={styles.named}>
      {flag}
      {country}
    </span>
  )
}
