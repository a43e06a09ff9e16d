import { Markup } from './markup.ts'

/** Follows the reader's light or dark theme. In print, no row breaks across pages. */
export const pageStyle = new Markup(`
:root{color-scheme:light dark;--paper:#f7f6f2;--raised:#fff;--ink:#1a1924;--quiet:#5b5865;--line:#dedbd1;--accent:#5746d9;--own:#ddf1e4;--good:#17663e;--bad:#ab271b}
@media (prefers-color-scheme:dark){:root{--paper:#131218;--raised:#1b1a21;--ink:#eceaf2;--quiet:#a9a5b5;--line:#34313d;--accent:#a598ff;--own:#17301f;--good:#74d5a5;--bad:#ff9f92}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
.any{overflow-wrap:anywhere}
.page{max-width:56rem;margin:0 auto;padding:2rem 1rem}
h1,h2,h3{line-height:1.25;margin:0;text-wrap:balance}
h1{font-size:1.94rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:1.5rem 0 .25rem}
p{margin:.25rem 0}
.quiet,figcaption,.under,footer{color:var(--quiet);font-size:.875rem}
.lead{font-size:1.25rem;margin-top:1rem}
.badge{display:inline-block;border:1px solid var(--line);border-radius:.5rem;padding:0 .5rem;font-size:.875rem}
.under{display:block}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:start;color:var(--quiet);padding:.25rem 0}
th,td{text-align:start;vertical-align:top;padding:.375rem .5rem .375rem 0;border-bottom:1px solid var(--line);font-weight:400}
thead th{color:var(--quiet);vertical-align:bottom}
th:last-child,td:last-child{padding-inline-end:0}
.number{text-align:end}
th.any{min-width:7.5rem}
.figures{margin-top:1.5rem}
.figures table{width:auto;min-width:min(100%,20rem)}
.figures th,.figures td{padding-inline-end:1.5rem}
.figures td{white-space:nowrap}
.figures thead th{max-width:9rem}
.date{white-space:nowrap}
.own{background:var(--own)}
.up{color:var(--good)}.down{color:var(--bad)}
a{color:var(--accent)}
figure{margin:.5rem 0 0}
.plot{position:relative;height:11rem;margin:0 0 1.5rem 2rem;border-bottom:1px solid var(--line);print-color-adjust:exact}
.plot svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.plot path{fill:none;stroke:var(--accent);stroke-width:2;stroke-linejoin:round;stroke-linecap:round;vector-effect:non-scaling-stroke}
.plot .grid{stroke:var(--line);stroke-width:1}
.plot .dots{stroke-width:6}
.plot span{position:absolute;font-size:.75rem;line-height:1rem;color:var(--quiet);white-space:nowrap}
.plot .rank{right:100%;margin:-.5rem .5rem 0 0}
.plot .day{top:100%;margin-top:.25rem}
.plot .mark{bottom:0;width:1rem;margin-left:-.5rem;text-align:center;color:var(--ink)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.125rem 1rem;margin:.25rem 0;font-size:.875rem}
dt{color:var(--quiet)}dd{margin:0;white-space:pre-line}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.75rem}
@media (min-width:34rem){.number+:not(.number){padding-inline-start:.75rem}}
@media screen and (max-width:34rem){
table{font-size:.8125rem;hyphens:auto}
td .under,th .under{font-size:.75rem}
th,td{padding-inline-end:.375rem}
th.any{min-width:5.5rem}
.figures th,.figures td{padding-inline-end:.75rem}
caption{max-width:calc(100vw - 2rem)}
}
@page{size:A4;margin:16mm 14mm}
@media print{
:root{color-scheme:light;--paper:#fff;--raised:#fff;--ink:#1a1924;--quiet:#5b5865;--line:#dedbd1;--accent:#5746d9;--own:#ddf1e4;--good:#17663e;--bad:#ab271b}
.page{max-width:none;padding:0}
.scroll{overflow:visible}
h2,h3,h2+p,caption{break-after:avoid}
.figures th,.figures td{padding-block:.125rem}
tr,figure,.lead,dl>div{break-inside:avoid}
thead{display:table-header-group}
.own{print-color-adjust:exact}
a{color:inherit;text-decoration:none}
}
`)
