/**
 * Limits of entries to challenges and of nicknames, with the messages of their violations. Imports no package, so that
 * the client can validate its forms with them.
 */

/** Maximum number of characters of a log: the record of all steps of a run. */
export const logMaxLength = 200_000

export const nicknameLength = { min: 3, max: 20 } as const

/** Rows of one page of a table. */
export const tablePageSize = 100

/** Places of a week that win points for the all-time table, and rows of that table. */
export const allTimePlaces = 100

/** Entries of an account to a challenge that are listed, the newest first. */
export const ownEntriesMax = 20

/** Entries of an account that may wait for their check at the same time. */
export const waitingEntriesMax = 10

/** Entries of an account to one challenge, refused ones included. */
export const entriesMax = 200

/** Rounds of a ranked run: match days whose luck is drawn. */
export const roundsMax = 250

export const challengeRules = {
  challengeWrong: 'The challenge is not valid.',
  challengeUnknown: 'We don’t know this challenge. Reload the page and try again.',
  challengeGone:
    'This challenge is gone, or you’re not in its league any more. Your run is still yours, but there’s no table for it.',
  entryWrong: 'The entry is not valid. Play the challenge again and enter it from there.',
  logLong: 'This run has more in it than a run can have, so it can’t be entered.',
  notOpen: 'This challenge hasn’t kicked off yet. It opens on Monday at 00:00 UTC.',
  closed: 'This challenge is over and its table is final. You can still play it for fun.',
  nicknameFirst: 'Choose a nickname before your first entry: it’s the name in the table.',
  waiting: `You have ${waitingEntriesMax} runs waiting to be checked. Enter this one once some of them are through.`,
  entriesFull: `You’ve entered this challenge ${entriesMax} times: that’s it for this one.`,
  runNotThere: 'That run isn’t here any more. Pick another one from the table.',
  runNotOver: 'This week is still on. Once its table is final, you can watch every run in it.',
  runHidden: 'The names in this run won’t do for everybody’s eyes, so we don’t show it.',
  entriesOften: 'That’s a lot of entries. Please try again',
  runWrong: 'This ranked run is not valid. Reload the page and carry on with the latest save of it.',
  runStarted: 'You’ve started your ranked run already: each of us gets one.',
  runUnknown: 'We don’t know this ranked run. Maybe it’s another account’s.',
  runGoneOn:
    'Your ranked run has gone on from here, in another tab or on another device. Carry on there, or load the save from there.',
  drawsOften: 'That’s quicker than anybody plays. Please try again',
  pageWrong: 'There is no such page of the table.',
  nicknameMissing: 'Nickname is required',
  nicknameShort: `Nickname must have at least ${nicknameLength.min} visible characters`,
  nicknameLong: `Nickname must be at most ${nicknameLength.max} characters long`,
  nicknameWrong: 'Nickname must not contain control or invisible characters',
  nicknameRude: 'That nickname won’t do in a table that everybody reads. Please choose another one.',
  nicknameTaken: 'Somebody else has this nickname. Please choose another one.',
  nicknameUnknown: 'Nobody in the tables has this nickname any more.',
  nicknameOwn: 'That’s your own nickname. You can change it instead.',
} as const

/** Faults of an entry that its check found. */
export const entryFaults = [
  'unreadable',
  'too-long',
  'impossible',
  'luck',
  'rules',
  'unfinished',
  'different',
  'too-slow',
  'failed',
] as const
export type EntryFault = (typeof entryFaults)[number]

/** Reasons of refused entries, for their owner. */
export const entryReasons: Readonly<Record<string, string>> = {
  unreadable: 'We couldn’t read the record of this run. Play the challenge again and enter it from there.',
  'too-long': challengeRules.logLong,
  impossible: 'There’s a move in this run that the challenge doesn’t allow, so it doesn’t count.',
  luck: 'The luck in this run isn’t what we drew for it, so it doesn’t count.',
  rules: 'This run wasn’t played by the rules of the game as they were this week, so it doesn’t count.',
  unfinished: 'This run stops before the challenge is over. See it out, then enter it.',
  different:
    'We played this run again and it ended differently, so it doesn’t count. Reload the page before you try again.',
  'too-slow': 'This run takes too long to play again, so it doesn’t count.',
  failed: 'We couldn’t play this run again. That’s on us: please tell us with the feedback form.',
} satisfies Record<EntryFault, string>
