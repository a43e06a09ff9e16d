import { type CountryCode, type SearchLanguage, searchLanguages } from '../countries.ts'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const stopWords: Record<SearchLanguage, ReadonlySet<string>> = {
  en: wordSet(
    'a about after all am an and any are as at be been before but by can did do does for from get got had has have he her here him his how i if in into is it its just like ll m me more my no not of off on one or our out over re s she so some t than that the their them then there these they this those to too up us ve very was way we were what when where which who why will with without would you your',
  ),
  de: wordSet(
    'aber alle als am an auch auf aus bei bin bis da das dass dein deine dem den der des die dir doch du ein eine einem einen einer eines er es euch für habe haben hat hier ich ihr im in ins ist ja kann kein keine man mein meine mich mir mit nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so über um und uns unser von vor war was wenn wer wie will wir wird wo zu zum zur',
  ),
  fr: wordSet(
    'a ai au aux avec c ce ces cette comme d dans de des du elle en es est et eu il ils j je l la le les leur ma mais me mes moi mon n ne nos notre nous on ont ou où par pas plus pour qu que qui s sa sans se ses si son sont sur t ta te tes toi ton tout très tu un une vos votre vous y à été être',
  ),
}

/** `word` must be in lower case. A country that this version of the app does not know has no stop words. */
export function isStopWord(word: string, country: CountryCode): boolean {
  return stopWords[searchLanguages[country]]?.has(word) ?? false
}
