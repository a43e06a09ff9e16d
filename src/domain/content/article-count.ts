/** "1 article", "12 articles" */
export function articleCountText(count: number): string {
  return `${count} ${count === 1 ? 'article' : 'articles'}`
}
