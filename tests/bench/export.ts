import { tableText } from '#src/lib/file/csv.ts'

// The export of 100,000 rows of 25 cells, as a ratio to the same cells joined with quotes and no guard.
const target = 3
const rounds = 5

const lines = Array.from({ length: 100_000 }, (_, n) =>
  Array.from({ length: 25 }, (_, column) =>
    column % 5 === 0 ? `text, with "quotes" ${n}` : String(n * column),
  ),
)

function escapedJoin(): string {
  const quote = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return lines.map((line) => line.map(quote).join(',')).join('\r\n')
}

/** The median of several runs, in milliseconds. */
async function timed(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

const floor = await timed(escapedJoin)
const ours = await timed(() => Array.fromAsync(tableText(lines, 'csv')))
process.stdout.write(
  `export of 100,000 rows: ${ours.toFixed(0)} ms, ${(ours / floor).toFixed(1)} times the escaped join ` +
    `(${floor.toFixed(0)} ms); target: at most ${target} times\n`,
)
