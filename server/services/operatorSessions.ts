/** Sessions and two-step login as the operator lists and ends them: npm run sessions. */
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { secondFactors, sessions, users } from '../db/accountTables.ts'
import { fingerprintOf } from './fingerprintOf.ts'
import { emailKeyOf } from './registerUser.ts'
import { findSecondFactor } from './secondFactor.ts'
import { sessionLimits } from './sessions.ts'

const emailOrders = ['list', 'end', 'two-step-off'] as const

/** Order of an operator: on an email's accounts, or that all sessions are ended. */
export type SessionsOrder =
  { readonly order: (typeof emailOrders)[number]; readonly email: string } | { readonly order: 'end all' }

/** Reads the arguments of the command. Throws an Error that shows how to call it. */
export function readOrder(args: readonly string[]): SessionsOrder {
  const [name, target = ''] = args
  if (args.length === 2 && name === 'end' && target === '--all') return { order: 'end all' }
  const order = emailOrders.find((one) => one === name)
  if (args.length === 2 && order && target.includes('@')) return { order, email: target }
  throw new Error('npm run sessions -- list EMAIL, end EMAIL, two-step-off EMAIL, or end --all')
}

/** Carries out an order and returns what to print. */
export async function runOrder(db: Database, order: SessionsOrder, now: Date): Promise<string> {
  if (order.order === 'end all') return ended((await db.delete(sessions).returning()).length)
  const ofEmail = eq(users.emailKey, emailKeyOf(order.email))
  if (order.order === 'list') return list(db, ofEmail, now)
  const accounts = db.select({ id: users.id }).from(users).where(ofEmail)
  if (order.order === 'two-step-off') {
    const removed = await db
      .delete(secondFactors)
      .where(sql`${secondFactors.userId} in ${accounts}`)
      .returning()
    return removed.length === 0 ? 'Two-step login was not on.\n' : 'Two-step login is off.\n'
  }
  return ended(
    (
      await db
        .delete(sessions)
        .where(sql`${sessions.userId} in ${accounts}`)
        .returning()
    ).length,
  )
}

const ended = (count: number) => `${count} ${count === 1 ? 'session is' : 'sessions are'} ended.\n`

async function list(db: Database, ofEmail: ReturnType<typeof eq>, now: Date): Promise<string> {
  const { idleSince, openSince } = sessionLimits(now)
  const isOpen = and(gt(sessions.lastUsedAt, idleSince), gt(sessions.createdAt, openSince))
  const accounts = await db.select().from(users).where(ofEmail)
  const lines: string[] = []
  for (const { id, confirmedAt } of accounts) {
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), isOpen))
      .orderBy(sessions.createdAt)
    const steps = (await findSecondFactor(db, id)) ? ', two-step login' : ''
    const state = `${confirmedAt === null ? 'email not confirmed' : 'email confirmed'}${steps}`
    lines.push(`Account ${fingerprintOf(id)} (${state}), open sessions: ${rows.length}`)
    for (const { device, createdAt, lastUsedAt } of rows)
      lines.push(`  ${device}, since ${createdAt.toISOString()}, last used ${lastUsedAt.toISOString()}`)
  }
  return lines.length === 0 ? 'No account has this email.\n' : `${lines.join('\n')}\n`
}
