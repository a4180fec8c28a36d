/** Machines and costs for numbers of monthly players, from what an hour of one costs. */
import type { RecordedFigure } from './recordFigures.ts'

/** Averages of one player's hour. */
export interface HourCosts {
  readonly requests: number
  /** Bytes to the player. */
  readonly sent: number
  /** Bytes from the player. */
  readonly received: number
  /** Processor seconds of the server. */
  readonly server: number
  /** Processor seconds of PostgreSQL. */
  readonly database: number
  /** Bytes by which the database grew. */
  readonly stored: number
}

/** Assumed on 2026-11-26, for want of players. */
const HOURS_PER_MONTH = 6
/** Players at once in the busiest hour over the mean. */
const PEAK = 4
/** Share of a processor that is used in the busiest hour. */
const BUSY = 0.5
const HOURS_OF_MONTH = 730

/**
 * Monthly list prices in euros without VAT. Servers: Hetzner CCX13, CCX23 and CCX33, as collected by MoveInfra on
 * 2026-10-28 (eu-cloud-prices, CC BY 4.0). Volumes and traffic over 20 TB a server: Hetzner's price API, 2026-05-27.
 * Object storage: assumed on 2026-11-26.
 */
const SERVERS = [
  { cores: 2, euros: 42.99 },
  { cores: 4, euros: 85.99 },
  { cores: 8, euros: 138.49 },
] as const
const EUROS_PER_GB_VOLUME = 0.0572
const EUROS_PER_TB_TRAFFIC = 1
const EUROS_PER_TB_OBJECTS = 7
const INCLUDED_TB = 20
/** Three machines have servers, proxy, and a database each: the smallest set that survives the loss of one. */
const MACHINES = 3

interface Measured {
  readonly hour: HourCosts
  readonly players: number
  /** Bytes of one save as it is stored. */
  readonly saveBytes: number
}

interface Machines {
  readonly count: number
  readonly cores: number
  readonly euros: number
}

/** Cheapest machines with `cores` of them in all, at least `MACHINES`. */
function serversFor(cores: number): Machines {
  const options = SERVERS.map((server) => {
    const count = Math.max(MACHINES, Math.ceil(cores / server.cores))
    return { count, euros: count * server.euros, cores: server.cores }
  })
  return options.reduce((best, option) => (option.euros < best.euros ? option : best))
}

/** Machines of which one alone, the primary, has `cores`; null above the largest. */
function databasesFor(cores: number): Machines | null {
  const size = SERVERS.find((server) => server.cores >= cores)
  return size ? { count: MACHINES, euros: MACHINES * size.euros, cores: size.cores } : null
}

const machinesText = ({ count, cores }: Machines) => `${count} × ${cores} processors`

function planFor(monthly: number, { hour, saveBytes }: Measured): RecordedFigure[] {
  const atOnce = (monthly * HOURS_PER_MONTH * PEAK) / HOURS_OF_MONTH
  const coresOf = (seconds: number) => (atOnce * seconds) / 3_600 / BUSY
  const servers = serversFor(coresOf(hour.server))
  const databases = databasesFor(coresOf(hour.database))
  // Three recovery copies and two saves a player, on two replicas.
  const storedGb = (monthly * 5 * saveBytes) / 1e9
  const trafficTb = (monthly * HOURS_PER_MONTH * hour.sent) / 1e12
  const extraTb = Math.max(0, trafficTb - INCLUDED_TB * servers.count)
  const euros =
    servers.euros +
    (databases?.euros ?? 0) +
    MACHINES * storedGb * EUROS_PER_GB_VOLUME +
    (storedGb / 1_000) * EUROS_PER_TB_OBJECTS * 2 +
    extraTb * EUROS_PER_TB_TRAFFIC
  const name = `${monthly.toLocaleString('en-GB')} monthly players`
  const figure = (what: string, now: string) => ({ name: `${name}: ${what}`, target: '', now })
  return [
    figure('playing in the busiest hour', Math.round(atOnce).toLocaleString('en-GB')),
    figure(
      'processors of servers, of PostgreSQL',
      `${coresOf(hour.server).toFixed(2)}, ${coresOf(hour.database).toFixed(2)}`,
    ),
    figure('machines for servers', machinesText(servers)),
    figure('machines for PostgreSQL', databases ? machinesText(databases) : 'more than one can be'),
    figure(
      'saves written in the busiest hour',
      `${((atOnce * hour.received) / 3_600 / 1e6).toFixed(1)} MB/s`,
    ),
    figure(
      'stored saves, traffic to players',
      `${Math.round(storedGb).toLocaleString('en-GB')} GB, ${trafficTb.toFixed(1)} TB a month`,
    ),
    figure('costs', `€${Math.round(euros).toLocaleString('en-GB')} a month`),
  ]
}

/** Figures of the measured hour, and of the plans made from it. */
export function capacityFigures(measured: Measured): RecordedFigure[] {
  const { hour, players, saveBytes } = measured
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000).toLocaleString('en-GB')} kB`
  const figure = (name: string, now: string) => ({ name, target: '', now })
  return [
    figure('players of the scripted day, an hour each', String(players)),
    figure('requests per player and hour', hour.requests.toFixed(1)),
    figure('bytes to a player in an hour, first visits of one in ten included', kilobytes(hour.sent)),
    figure('bytes from a player in an hour', kilobytes(hour.received)),
    figure('a save or recovery copy of a third season, stored', kilobytes(saveBytes)),
    figure('growth of the database per player, not yet vacuumed', kilobytes(hour.stored)),
    figure('processor time of the server per player and hour', `${(hour.server * 1_000).toFixed(0)} ms`),
    figure('processor time of PostgreSQL per player and hour', `${(hour.database * 1_000).toFixed(0)} ms`),
    figure(
      'players at once that one processor of servers carries, half of it used',
      String(Math.floor((3_600 * BUSY) / hour.server)),
    ),
    figure(
      'players at once that one processor of PostgreSQL carries, half of it used',
      String(Math.floor((3_600 * BUSY) / hour.database)),
    ),
    ...[10_000, 100_000, 1_000_000].flatMap((monthly) => planFor(monthly, measured)),
  ]
}
