/**
 * Limits of private leagues, with the messages of their violations. Imports no package, so that the client can validate
 * its forms with them.
 */

export const leagueNameLength = { min: 3, max: 40 } as const

/** Members of a league. */
export const leagueMembersMax = 200

/** Leagues of an account. */
export const leaguesMax = 20

/** Challenges of a league's own that are open at the same time, and all of them. */
export const openChallengesMax = 3
export const ownChallengesMax = 50

/** First number that no seed reaches. */
export const seedEnd = 2 ** 32

/** Match weeks of a challenge of a league: half a season, and one to three; those of a cup run where the cup counts. */
export const challengeLengths = [19, 38, 76, 114] as const
export const cupRunLength = 36

/** Weeks for which a challenge of a league may stay open. */
export const openWeeks = [1, 2, 4] as const

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
  titleMissing: 'Give your challenge a title',
  titleShort: `The title must have at least ${leagueNameLength.min} visible characters`,
  titleLong: `The title must be at most ${leagueNameLength.max} characters long`,
  titleWrong: 'The title must not contain control or invisible characters',
  titleRude: 'That title won’t do: everybody in the league reads it. Please choose another one.',
  seedWrong: `The seed must be a whole number from 0 to ${seedEnd - 1}`,
  challengeWrong: 'That isn’t a challenge we can play. Reload the page and set it again.',
  challengesOpen: `You’ve got ${openChallengesMax} challenges on already. Wait for one to finish, or delete one.`,
  challengesFull: `Your league has set ${ownChallengesMax} challenges, and that’s the limit. Delete an old one first.`,
  changesOften: 'That’s a lot of changes. Please try again',
} as const
