import type { LedgerCategory } from '../simulation/core/ledger.ts'

export const LEDGER_NAMES: Record<LedgerCategory, string> = {
  sponsors: 'Sponsors',
  tickets: 'Tickets',
  matchday: 'Match-day sales',
  facilities: 'Facilities',
  campaigns: 'Campaigns',
  prizes: 'Prize money',
  board: 'The board',
  transfersIn: 'Players bought',
  transfersOut: 'Players sold',
  scouting: 'Scouts',
  wages: 'Player wages',
  salaries: 'Staff salaries',
  upkeep: 'Upkeep',
  community: 'Community work',
  building: 'Building',
  hiring: 'Hiring and severance',
  events: 'Events',
}
