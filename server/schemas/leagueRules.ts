/**
 * Limits of private leagues, with the messages of their violations. Imports no package, so that the client can validate
 * its forms with them.
 */

export const leagueNameLength = { min: 3, max: 40 } as const

/** Members of a league. */
export const leagueMembersMax = 200

/** Leagues of an account. */
export const leaguesMax = 20

export const leagueRules = {
  nameMissing: 'Give your league a name',
  nameShort: `The name must have at least ${leagueNameLength.min} visible characters`,
  nameLong: `The name must be at most ${leagueNameLength.max} characters long`,
  nameWrong: 'The name must not contain control or invisible characters',
  nameRude: 'That name won’t do: everybody you invite reads it. Please choose another one.',
  nicknameFirst: 'Choose a nickname first: it’s your name in the league.',
  invitationUnknown: 'This invitation doesn’t work any more. Ask for the new link.',
  leagueUnknown: 'We don’t know this league, or you aren’t in it any more. Reload the page.',
  memberUnknown: 'This manager isn’t in the league any more. Reload the page.',
  full: `This league is full: ${leagueMembersMax} managers is the limit.`,
  tooMany: `You’re in ${leaguesMax} leagues, and that’s the limit. Leave one first.`,
  notMaker: 'Only the manager who runs this league can do that.',
  removeSelf: 'You run this league. You can leave it or delete it instead.',
  reportOwn: 'You run this league. You can rename it instead.',
  changesOften: 'That’s a lot of changes. Please try again',
} as const
