import { sql } from 'drizzle-orm'
import type { Database } from '../../server/db/openDatabase.ts'

/** Results that `fillTable` writes, one for each number i from `first` to `last`. */
interface Filling {
  readonly challenge: string
  readonly first: number
  readonly last: number
  /** Score of number i, in SQL. */
  readonly score: string
  readonly enteredAt: Date
  /** True for results of ranked runs. Default false. */
  readonly ranked?: boolean
}

/** Writes verified results of accounts that nobody can log in to, each by one entry, into the table of a challenge. */
export async function fillTable(
  db: Database,
  { challenge, first, last, score, enteredAt, ranked = false }: Filling,
): Promise<void> {
  const time = sql`${enteredAt.toISOString()}::timestamptz`
  const numbers = sql`generate_series(${first}::int, ${last}::int) i`
  const id = sql`md5(${challenge} || i)::uuid`
  const name = sql`${challenge} || ' Filler ' || i`
  const result = sql`${challenge}, ${sql.raw(score)}, 10 + i % 500, ${ranked}::boolean`
  await db.execute(sql`
    insert into users (id, email, email_key, username, password_hash, created_at)
    select ${id}, ${name}, ${name}, 'Filler', '', ${time} from ${numbers}`)
  await db.execute(sql`
    insert into nicknames (user_id, nickname, key, chosen_at)
    select ${id}, ${name}, lower(${name}), ${time} from ${numbers}`)
  await db.execute(sql`
    insert into challenge_entries (id, user_id, challenge, score, decisions, ranked, fingerprint, log, status, entered_at, settled_at)
    select ${id}, ${id}, ${result}, '', '', 'verified', ${time}, ${time} from ${numbers}`)
  await db.execute(sql`
    insert into challenge_results (user_id, entry_id, challenge, score, decisions, ranked, entered_at)
    select ${id}, ${id}, ${result}, ${time} from ${numbers}`)
}
