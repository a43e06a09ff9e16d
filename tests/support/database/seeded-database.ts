import postgres from 'postgres'

export const seededDatabaseVariable = 'KEYTRAIL_SEEDED_DATABASE'
export const seededFilesVariable = 'KEYTRAIL_SEEDED_FILES'

export interface SeededDatabase {
  url: string
  files: string
}

/** Returns the URL and the data folder of a new copy; null if there is no seeded database. */
export async function copySeededDatabase(): Promise<SeededDatabase | null> {
  const { [seededDatabaseVariable]: seeded, [seededFilesVariable]: files } = process.env
  if (!seeded || !files) return null
  const makeUrl = (name: string) => Object.assign(new URL(seeded), { pathname: `/${name}` }).href
  const copy = `stack_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = postgres(makeUrl('postgres'), { max: 1, onnotice: () => undefined })
  await admin.unsafe(
    `create database ${copy} template ${new URL(seeded).pathname.slice(1)} strategy file_copy`,
  )
  await admin.end()
  return { url: makeUrl(copy), files }
}
