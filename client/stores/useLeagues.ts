import { useEffect, useMemo } from 'react'
import { LeagueChallengesStore } from './LeagueChallengesStore.ts'
import { LeaguesStore } from './LeaguesStore.ts'
import { LeagueTableStore } from './LeagueTableStore.ts'
import { useStores } from './useStores.tsx'

/** Private leagues of the account, and the one of an invitation, for as long as a component shows them. */
export function useLeagues(code: string | null): LeaguesStore {
  const root = useStores()
  const { epoch } = root.session
  const store = useMemo(() => new LeaguesStore(root, code), [root, code])
  // Another session has other leagues.
  useEffect(() => store.open(), [store, epoch])
  return store
}

/** Table of a league in a challenge, for as long as a component shows it. */
export function useLeagueTable(league: string, challenge: string): LeagueTableStore {
  const root = useStores()
  const store = useMemo(() => new LeagueTableStore(root, { league, challenge }), [root, league, challenge])
  useEffect(() => store.open(), [store])
  return store
}

/** Challenges that a league has set, for as long as a component shows them. */
export function useLeagueChallenges(league: string): LeagueChallengesStore {
  const root = useStores()
  const store = useMemo(() => new LeagueChallengesStore(root, league), [root, league])
  useEffect(() => store.open(), [store])
  return store
}
