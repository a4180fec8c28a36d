/** Column types of all tables, for PostgreSQL 15 and later. All times come from the server's clock. */
import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
