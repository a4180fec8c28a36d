import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/*Tables.ts',
  out: './server/db/migrations',
})
