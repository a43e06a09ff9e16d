// The signs of the editorial desks, square.
import { box, dot, type Ground, night, paper, path, sheet, violet } from './ground.ts'

const square = (ground: Ground, drawing: string) => sheet(ground, drawing, 800, 800)

export const desks: Record<string, string> = {
  'search-desk': square(
    violet,
    box(130, 430, 540, 170, `fill="none" stroke="#fff" stroke-width="22"`, 40) +
      dot(230, 510, 38, 'fill="none" stroke="#fff" stroke-width="18"') +
      path('M258 538L290 570', '#fff', 18) +
      path('M360 515H450V330H540V190H640', '#fff', 26),
  ),
  'measurement-desk': square(
    night,
    [200, 400, 600].map((y) => path(`M110 ${y}H690`, night.line, 8, 'stroke-dasharray="2 26"')).join('') +
      path('M120 620H220V500H300', night.accent, 30) +
      path('M430 500H470V320H580V180H680', night.accent, 30),
  ),
  'product-desk': square(
    paper,
    path('M120 660H290V500H460V340', paper.line, 40) +
      path('M460 340V220H680', paper.accent, 40) +
      dot(680, 220, 40, `fill="${paper.paper}" stroke="${paper.accent}" stroke-width="30"`),
  ),
}
