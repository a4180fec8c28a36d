import type { SettingName } from '../stores/settingNames.ts'

/** Words that the search finds a setting by, in the order of the dialog. */
export const SETTING_WORDS: Record<SettingName, string> = {
  Theme: 'dark light mode night colours look appearance',
  Motion: 'reduced animation animations movement',
  'Match days': 'matchday full fast highlights instant pace',
  'Replays of goals': 'goal replay',
  'Players in matches': 'figures tokens',
  'Camera in matches': 'follows whole pitch zoom',
  'Sound of matches': 'volume mute noise crowd audio',
  Assistant:
    'automatic auto-pick picks eleven rests tired replacements training ticket price contracts youngsters',
  Hints: 'help tips tutorial',
  'Stop for': 'stops pause continue interruptions',
  'Keyboard shortcuts': 'keys single-key',
  'First week': 'checklist tutorial help',
  'Your club': 'team name crest kit colours',
  'Your account': 'autosave saves devices sessions log out everywhere',
  Difficulty: 'gentle normal hard easy level',
  'Iron career': 'autosave save',
  Seed: 'share league address link',
}
