/** The style of the inbox: paper, ink and one accent color. */
export const style = `
:root{color-scheme:light dark;--paper:#fbfaf7;--sheet:#fff;--ink:#23211d;--soft:#625d54;--line:#e6e2d9;--tint:#f4f1ea;--accent:#2b5f52;--bad:#97302b;--mono:ui-monospace,"SF Mono","Cascadia Mono","JetBrains Mono",Menlo,Consolas,monospace}
@media(prefers-color-scheme:dark){:root{--paper:#171614;--sheet:#1d1c19;--ink:#eae6dd;--soft:#a9a397;--line:#34312b;--tint:#24221e;--accent:#8fc7b5;--bad:#ef9d96}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;overflow-wrap:anywhere}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
header{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;padding:.9rem max(1rem,(100vw - 64rem)/2 + 1rem);border-bottom:1px solid var(--line)}
.brand{color:var(--ink);font-weight:650;font-size:1.0625rem;text-decoration:none;letter-spacing:-.01em}
.brand span{color:var(--soft);font-weight:450}
form{display:flex;gap:.5rem;flex:1 1 14rem;max-width:24rem}
input,button{font:inherit;font-size:.9375rem;color:inherit;border:1px solid var(--line);border-radius:.5rem;padding:.45rem .75rem;background:var(--sheet)}
input{flex:1;min-width:0}
input::placeholder{color:var(--soft);opacity:1}
button{cursor:pointer}
main{max-width:64rem;margin:0 auto;padding:2.25rem 1rem 6rem}
h1{font-size:clamp(1.5rem,1.3rem + 1vw,2rem);line-height:1.25;letter-spacing:-.02em;font-weight:600;margin:0 0 .25rem}
.lead{color:var(--soft);margin:0 0 1.75rem}
article{border-top:1px solid var(--line)}
article:last-child{border-bottom:1px solid var(--line)}
summary{display:flex;gap:.25rem 1.5rem;justify-content:space-between;align-items:baseline;cursor:pointer;padding:.9rem .25rem;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover .subject{color:var(--accent)}
.what{min-width:0}
.subject{display:block;font-weight:600;line-height:1.4}
.meta,.when{color:var(--soft);font-size:.875rem}
.meta b{font-weight:500;color:var(--ink)}
.when{white-space:nowrap;font-variant-numeric:tabular-nums;text-align:right}
.mark{font-size:.75rem;font-weight:500;border:1px solid var(--line);border-radius:1rem;padding:.05rem .5rem;margin-left:.4rem}
.failed,.error{color:var(--bad)}
.failed{border-color:currentColor}
.error{margin:0 .25rem .75rem;font-size:.9375rem}
.findings{list-style:none;margin:0 .25rem 1rem;padding:0;font-size:.9375rem}
.findings li{padding:.1rem 0}
.code{font-family:var(--mono);font-size:1.0625rem;font-weight:600;letter-spacing:.08em;background:var(--tint);border-radius:.35rem;padding:.1rem .5rem;user-select:all}
.parts{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1rem;align-items:stretch}
.parts>pre:only-child{grid-column:1/-1}
iframe{width:100%;height:36rem;border:1px solid var(--line);border-radius:.6rem;background:#fff}
pre{font:.75rem/1.6 var(--mono);white-space:pre-wrap;overflow:auto;max-height:36rem;margin:0;background:var(--tint);border-radius:.6rem;padding:.9rem 1.1rem}
.foot{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;color:var(--soft);font-size:.875rem;margin:.6rem .25rem 1.5rem}
@media(max-width:52rem){.parts{grid-template-columns:minmax(0,1fr)}summary{flex-direction:column}.when{text-align:left}iframe{height:28rem}}
`.replaceAll('\n', '');
