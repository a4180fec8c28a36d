/** Identities of the twenty clubs that begin in the second division. */
import type { ClubIdentity } from '../club/club.ts'
import { toIdentity, type ClubRow } from './clubRow.ts'

/** Fictional clubs of towns that neither a club of the first division nor a suggested one has. The crest seeds were picked for charges that suit them. */
const ROWS: readonly ClubRow[] = [
  ['Leicester Hosiers', 'Leicester', 'LEI', '#00585f', '#f6e7c1', 20053],
  ['Coventry Clockmakers', 'Coventry', 'COV', '#5aaedb', '#10243f', 47407],
  ['Stoke Kilns', 'Stoke', 'STK', '#b8402a', '#fff4e0', 70898],
  ['Sunderland Wearmouth', 'Sunderland', 'SUN', '#d81e2c', '#0b0b0d', 6843],
  ['Portsmouth Dockyard', 'Portsmouth', 'POR', '#0a2f6b', '#e8eef7', 67639],
  ['Bradford Worsted', 'Bradford', 'BRA', '#7b2233', '#f2a93b', 41547],
  ['Gloucester Drovers', 'Gloucester', 'GLO', '#e9d8a6', '#5c2e12', 59028],
  ['Blackpool Promenade', 'Blackpool', 'BLP', '#f58220', '#2b1a0d', 22614],
  ['Reading Abbey', 'Reading', 'REA', '#241f66', '#ffd9dc', 50201],
  ['Cambridge Punters', 'Cambridge', 'CAM', '#a9d6c5', '#173b33', 37432],
  ['Huddersfield Pennine', 'Huddersfield', 'HUD', '#2f7fc1', '#fffbe6', 11063],
  ['Gateshead Quayside', 'Gateshead', 'GAT', '#2a2d34', '#7ed6df', 69748],
  ['Bolton Spinners', 'Bolton', 'BOL', '#f7f7f5', '#24345e', 20933],
  ['Southampton Mayflower', 'Southampton', 'SOU', '#c4122f', '#fdf0d5', 48853],
  ['Peterborough Fenland', 'Peterborough', 'PET', '#1a6fb0', '#f9f871', 61915],
  ['Grimsby Trawlers', 'Grimsby', 'GRI', '#111214', '#f5f5f0', 46701],
  ['Luton Strawplait', 'Luton', 'LUT', '#e2762b', '#12233d', 49555],
  ['Hereford Orchard', 'Hereford', 'HER', '#2b5d34', '#f7c6c7', 61525],
  ['Wigan Canalside', 'Wigan', 'WIG', '#3056a0', '#dff5ff', 6140],
  ['Doncaster Locomotive', 'Doncaster', 'DON', '#8c1d40', '#dfe3e6', 31302],
]

export const SECOND_CLUBS: readonly ClubIdentity[] = ROWS.map(toIdentity)
