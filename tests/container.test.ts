import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings, settingNames, usesSandbox } from '../supabase/local/settings.ts'
import { copiedIntoImage, imageLines } from './support/project/image.ts'

// Docker may not be installed, so these tests only read the files that Docker would use.

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const { services, volumes } = parse(read('compose.yaml'))
const ofImage = (instruction: string) =>
  imageLines
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1))

test('the image copies existing files, and none that it must not contain', () => {
  expect(copiedIntoImage.length).toBeGreaterThan(8)
  expect(copiedIntoImage.filter((name) => !existsSync(join(root, name)))).toEqual([])
  const ignored = read('.dockerignore').trim().split('\n')
  for (const name of ['node_modules', '.git', '.data', '.env*']) expect(ignored).toContain(name)
  // Files and folders are copied by name, so that none is included by accident.
  expect(copiedIntoImage).not.toContain('.')
})

test('the image runs without root, has a health check, and starts the project', () => {
  expect(ofImage('USER').at(-1)).toBe('node')
  expect(imageLines.indexOf('USER node')).toBeLessThan(
    imageLines.findIndex((line) => line.startsWith('RUN npm')),
  )
  const [health = ''] = ofImage('HEALTHCHECK')
  expect(health).toContain('/healthz')
  const [, , script] = JSON.parse(health.slice(health.indexOf('[')))
  expect(() => new Function(script)).not.toThrow()
  const [command = ''] = ofImage('CMD')
  const [, entry] = JSON.parse(command)
  expect(existsSync(join(root, entry))).toBe(true)
})

test('the image sets only valid settings of the stack', () => {
  const given = ofImage('ENV').flatMap((line) =>
    [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value] as const),
  )
  const own = given.filter(([name]) => name !== 'PATH')
  expect(own.map(([name]) => name).filter((name) => !settingNames.includes(name))).toEqual([])
  expect(own.map(([name]) => name)).toEqual(['HOST', 'PORT', 'DATA_DIR'])
})

test('every volume, service and file in compose.yaml exists', () => {
  const named = Object.values<{ volumes?: string[] }>(services).flatMap((service) => service.volumes ?? [])
  expect(named.map((volume) => volume.split(':')[0]).sort()).toEqual(Object.keys(volumes).sort())
  expect(existsSync(join(root, services.app.build, 'Dockerfile'))).toBe(true)
  expect(services[Object.keys(services.app.depends_on)[0] ?? '']?.healthcheck).toBeDefined()
  expect(services.app.volumes[0].split(':')[1]).toBe(ofImage('VOLUME')[0])
  expect(services.app.ports).toEqual([`127.0.0.1:${ofImage('EXPOSE')[0]}:${ofImage('EXPOSE')[0]}`])
})

test('the app starts with the variables of compose.yaml and the chapter’s .env', () => {
  const [, text = ''] = /```env\n(.*?)```/s.exec(read('docs/self-hosting.md')) ?? []
  const file = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )
  const inContainer = { HOST: '0.0.0.0', DATA_DIR: '/data' }
  const composed = Object.fromEntries(
    Object.entries<string>(services.app.environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/g, 'secret'),
    ]),
  )
  expect(Object.keys({ ...file, ...composed }).filter((name) => !settingNames.includes(name))).toEqual([])
  const settings = readSettings({ ...file, ...inContainer, ...composed })
  expect(usesSandbox(settings)).toBe(false)
  const { hostname, username, pathname } = new URL(settings.DATABASE_URL ?? '')
  const { POSTGRES_USER, POSTGRES_DB } = services.database.environment
  expect([services[hostname], username, pathname]).toEqual([
    services.database,
    POSTGRES_USER,
    `/${POSTGRES_DB}`,
  ])
})
