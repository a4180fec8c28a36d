/** Checks the files for containers in deploy/: pinned images, rights, probes, and settings that the server reads. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import packageJson from '../../package.json' with { type: 'json' }
import { readConfig } from '../../server/config.ts'

const root = join(import.meta.dirname, '../..')
const deploy = join(root, 'deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')

const ownImage = `floodlight:${packageJson.version}`
/** A tag that names one version, such as node:20.20.2-alpine. */
const PINNED = /^[\w./-]+:v?\d+\.\d+(\.\d+)?[\w.-]*$/
const probes = ['/api/live', '/api/ready']

describe('the Containerfile', () => {
  const text = read('Containerfile').replaceAll('\\\n', ' ')

  test('builds on pinned images and runs as a user without rights, with a healthcheck at the server’s port', () => {
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
    expect(bases.filter((image) => image !== 'scratch' && !PINNED.test(image))).toEqual([])
    expect(bases.at(-1)).toBe('scratch')
    expect(text).toMatch(/^USER 1000:1000$/m)
    const { port } = readConfig({}, [])
    expect(text).toContain(`EXPOSE ${port}\n`)
    expect(text).toMatch(new RegExp(`^HEALTHCHECK .*PORT \\|\\| ${port}.*${probes[0]}`, 'm'))
  })

  test('copies folders by name: no repository, no settings and no data get into an image', () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(copied.filter((path) => /^[./*]/.test(path) || path === 'data')).toEqual([])
    expect(copied).toContain('server')
  })

  test('removes the packages that only the pages are built from, and no other', () => {
    const removed = (/npm uninstall (.*?)&&/.exec(text)?.[1] ?? '')
      .split(/\s+/)
      .filter((word) => /^[@\w]/.test(word))
    // The threads of the server load the simulation.
    const sources = ['server', 'client/simulation'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    const imports = sources.flatMap((source) =>
      [...source.matchAll(/^(?:import|\}) (?!type)[^']*?from '((?:@[\w-]+\/)?[\w-]+)/gm)].map(
        ([, name]) => name,
      ),
    )
    // Vite builds, and serves in development only.
    const needed = Object.keys(packageJson.dependencies).filter(
      (name) => name === 'tsx' || (name !== 'vite' && imports.includes(name)),
    )
    expect(removed.toSorted()).toEqual(
      Object.keys(packageJson.dependencies)
        .filter((name) => !needed.includes(name))
        .toSorted(),
    )
  })
})

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      environment: z.record(z.string(), z.string()).default({}),
      volumes: z.array(z.string()).default([]),
      user: z.string(),
      read_only: z.literal(true),
      cap_drop: z.tuple([z.literal('ALL')]),
      security_opt: z.tuple([z.literal('no-new-privileges:true')]),
      restart: z.literal('unless-stopped'),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
    }),
  ),
})

/** Environment with the values that the operator would fill in. */
function filled(environment: Readonly<Record<string, string>>): Record<string, string> {
  const values: Readonly<Record<string, string>> = { SMTP_URL: 'smtps://mail.example' }
  return Object.fromEntries(
    Object.entries(environment).map(([name, text]) => [
      name,
      text
        .replace(/\$\{\w+:-(\w*)\}/g, '$1')
        .replace(/\$\{(\w+):\?\}/g, (_all, variable: string) => values[variable] ?? 'filled-in'),
    ]),
  )
}

describe.each(readdirSync(deploy).filter((file) => file.startsWith('docker-compose')))('%s', (file) => {
  const { services } = composeSchema.parse(parse(read(file), { merge: true }))
  const { floodlight, proxy } = services

  test('runs pinned images without rights, on read-only file systems, with healthchecks', () => {
    for (const [name, { image, user, healthcheck }] of Object.entries(services)) {
      expect(image, name).toMatch(PINNED)
      expect(user, name).toMatch(/^[1-9]\d*:[1-9]\d*$/)
      // The server's own is in its image.
      if (image !== ownImage) expect(healthcheck?.test[0], name).toBe('CMD')
    }
    expect(floodlight?.image).toBe(ownImage)
  })

  test('has settings that the server accepts, behind a proxy that knows its port', () => {
    const config = readConfig(filled(floodlight?.environment ?? {}), [])
    expect(config).toMatchObject({
      trustProxy: '1',
      databaseUrl: expect.stringMatching(/^postgres:/) as string,
    })
    expect(proxy?.environment.SERVER_ONE).toMatch(new RegExp(`:${config.port}$`))
  })

  test('mounts files that exist, and sets all addresses of the proxy', () => {
    const mounted = Object.values(services).flatMap(({ volumes }) =>
      volumes.flatMap((volume) => /^\.\/([^:]+\.\w+):/.exec(volume)?.[1] ?? []),
    )
    expect(mounted).toContain('haproxy.cfg')
    expect(mounted.filter((path) => !existsSync(join(deploy, path)))).toEqual([])
    const used = ['haproxy.cfg', 'https.cfg', 'internal.cfg']
      .filter((config) => mounted.includes(config))
      .flatMap((config) => [...read(config).matchAll(/\$\{(\w+)(?:\[\*\])?\}/g)].map(([, name = '']) => name))
    const isOptional = (name: string) => name.endsWith('_THREE') || name === 'CDN_NETWORKS'
    const unset = [...new Set(used)].filter((name) => !isOptional(name) && !proxy?.environment[name])
    expect(unset).toEqual([])
  })
})

const probe = z.object({ httpGet: z.object({ path: z.enum(probes), port: z.literal('http') }) })
const security = z.object({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
})
const container = z.object({
  image: z.literal(ownImage),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: security,
})
const template = z.object({
  metadata: z.object({ labels: z.record(z.string(), z.string()) }),
  spec: z.object({
    automountServiceAccountToken: z.literal(false),
    securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(1000) }),
    containers: z.tuple([container]),
  }),
})
const workload = z.object({ spec: z.object({ template }) })

describe('the manifests for Kubernetes', () => {
  const { resources } = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(read('kubernetes/kustomization.yml')))
  const objects = resources.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
      expect(document.errors).toEqual([])
      return z.looseObject({ kind: z.string() }).parse(document.toJS())
    }),
  )
  const objectOf = <T>(kind: string, schema: z.ZodType<T>): T =>
    schema.parse(objects.find((object) => object.kind === kind))
  const pods = objectOf('Deployment', workload).spec.template

  test('list every file, and run pods without rights on read-only file systems', () => {
    const files = readdirSync(join(deploy, 'kubernetes')).filter((file) => file !== 'kustomization.yml')
    expect(resources.toSorted()).toEqual(files.toSorted())
    objectOf('Job', workload)
  })

  test('probe the server at the ports that its settings select', () => {
    const { data } = objectOf('ConfigMap', z.object({ data: z.record(z.string(), z.string()) }))
    const { port, metricsPort, metricsHost } = readConfig(data, [])
    const [{ ports, startupProbe, livenessProbe, readinessProbe }] = pods.spec.containers
    expect(ports).toEqual([
      { name: 'http', containerPort: port },
      { name: 'metrics', containerPort: metricsPort },
    ])
    expect(metricsHost).toBe('0.0.0.0')
    expect([startupProbe, livenessProbe, readinessProbe]).not.toContain(undefined)
  })

  test('scale and protect the pods that the service finds', () => {
    const selected = z.object({ spec: z.object({ selector: z.record(z.string(), z.string()) }) })
    expect(objectOf('Service', selected).spec.selector).toEqual(pods.metadata.labels)
    const budget = z.object({
      spec: z.object({ selector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }),
    })
    expect(objectOf('PodDisruptionBudget', budget).spec.selector.matchLabels).toEqual(pods.metadata.labels)
    const scaler = z.object({
      spec: z.object({
        scaleTargetRef: z.object({ kind: z.literal('Deployment'), name: z.literal('floodlight') }),
        minReplicas: z.number().min(2),
        metrics: z.array(
          z.object({
            type: z.string(),
            pods: z.object({ metric: z.object({ name: z.string() }) }).optional(),
          }),
        ),
      }),
    })
    const [byRequests] = objectOf('HorizontalPodAutoscaler', scaler).spec.metrics
    expect(read('kubernetes/scaling.yml')).toContain(`name: { as: ${byRequests?.pods?.metric.name} }`)
  })
})
