import { useLiveQuery } from 'dexie-react-hooks'
import { findStoredCheck } from '#src/db/reads/checks.ts'
import { isUnpublished } from '#src/domain/ideas/board.ts'
import { type Recipe, readRecipe } from '#src/domain/ideas/recipe.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { leastVideos } from '#src/domain/insight/video-figures.ts'
import { formatDate } from '#src/lib/format.ts'
import { figureRows } from '#src/parts/insight/figure-table.tsx'
import { useKeywordActs } from '#src/parts/search/use-keyword-act.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { priceWords } from '#src/words/billing/prices.ts'
import { ideaWords } from '#src/words/ideas/ideas.ts'
import { keywordSheetWords } from '#src/words/keywords/keyword-sheet.ts'
import { keepRecipe } from './actions.ts'

function Lines({ recipe: { figures, traits, videos } }: { recipe: Recipe }) {
  const cell = 'border-line border-t py-1.5 text-left font-normal align-baseline'
  const rows = figureRows(figures, traits, videos, { figure: () => null, trait: () => null })
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{ideaWords.recipe}</caption>
      <tbody>
        {rows.map(({ key, label, cells: [value] }) => (
          <tr key={key}>
            <th scope="row" className={`${cell} pr-3 text-quiet`}>
              {label}
            </th>
            <td className={cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NoRecipe({ idea, phrase }: { idea: IdeaRow; phrase: string }) {
  const { country } = idea
  const check = useLiveQuery(
    async () => (await findStoredCheck({ search_term: phrase, country })) ?? null,
    [phrase, country],
  )
  const acts = useKeywordActs('basic', country)
  if (check === undefined) return null
  if (check && check.search_ranking_results.length >= leastVideos)
    return (
      <div className="flex">
        <Button variant="quiet" onClick={() => void keepRecipe(idea, check)}>
          {ideaWords.keepRecipe(formatDate(check.searched_at))}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-14 text-quiet">{ideaWords.noRecipe}</p>
      <Button onClick={() => void acts.check(phrase)}>
        {keywordSheetWords.checkFor(priceWords.credits(1))}
      </Button>
    </div>
  )
}

export function RecipePanel({ idea, phrase }: { idea: IdeaRow; phrase: string }) {
  const recipe = readRecipe(idea.recipe)
  if (!recipe) return isUnpublished(idea) ? <NoRecipe idea={idea} phrase={phrase} /> : null
  return (
    <Disclosure
      summary={
        <span className="min-w-0 grow">
          <span className="block font-medium text-14">{ideaWords.recipe}</span>
          <span className="block text-12 text-quiet">
            {ideaWords.recipeOf(recipe.videos, formatDate(recipe.checked_at))}
          </span>
        </span>
      }
    >
      <Lines recipe={recipe} />
    </Disclosure>
  )
}
