/** The look of the reference: paper, ink, one accent; a column to read, a list of areas beside it. */
export const style = `
:root{color-scheme:light dark;--paper:#fbfaf7;--sheet:#fff;--ink:#23211d;--soft:#625d54;--line:#e6e2d9;--tint:#f4f1ea;--accent:#2b5f52;
--get:#2b5f52;--post:#2a5286;--patch:#7d5207;--delete:#97302b;--mono:ui-monospace,"SF Mono","Cascadia Mono","JetBrains Mono",Menlo,Consolas,monospace}
@media(prefers-color-scheme:dark){:root{--paper:#171614;--sheet:#1d1c19;--ink:#eae6dd;--soft:#a9a397;--line:#34312b;--tint:#24221e;--accent:#8fc7b5;--get:#8fc7b5;--post:#9dc0ec;--patch:#e5b866;--delete:#ef9d96}}
*{box-sizing:border-box}
html{scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;overflow-wrap:break-word}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.18em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:2px}
code,pre{font-family:var(--mono);font-size:.875em}
h1,h2,h3{line-height:1.25;font-weight:600;text-wrap:balance}
h1{font-size:clamp(1.7rem,1.3rem + 1.8vw,2.4rem);letter-spacing:-.02em;margin:0 0 .5rem}
h2{font-size:1.35rem;letter-spacing:-.01em;margin:2.5rem 0 .5rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem}
p{margin:.5rem 0 1rem}
ul{padding-left:1.1rem}
summary{cursor:pointer;color:var(--soft);padding:.25rem 0}
summary:hover{color:var(--ink)}
.lead{color:var(--soft);font-size:1.0625rem;max-width:42rem}
.skip,.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:focus{width:auto;height:auto;clip-path:none;padding:.5rem 1rem;background:var(--sheet);z-index:2}
header{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;padding:.9rem max(clamp(1rem,3vw,2.5rem),(100vw - 78rem)/2 + 2.5rem);border-bottom:1px solid var(--line)}
.brand{color:var(--ink);font-weight:650;font-size:1.0625rem;text-decoration:none;letter-spacing:-.01em}
.brand span{color:var(--soft);font-weight:450}
form{display:flex;gap:.5rem;flex:1 1 14rem;max-width:24rem}
input,button{font:inherit;font-size:.9375rem;color:inherit;border:1px solid var(--line);border-radius:.5rem;padding:.45rem .75rem;background:var(--sheet)}
input{flex:1;min-width:0}
input::placeholder{color:var(--soft);opacity:1}
button{cursor:pointer}
button:hover{border-color:var(--soft)}
.columns{display:grid;grid-template-columns:15rem minmax(0,1fr);max-width:78rem;margin:0 auto}
.side{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:2rem 1rem 2rem clamp(1rem,3vw,2.5rem);font-size:.9375rem}
.side ul,.menu ul{list-style:none;margin:0;padding:0}
.side li,.menu li{display:flex;justify-content:space-between;align-items:baseline;gap:.5rem}
.side a,.menu a{color:var(--ink);text-decoration:none;padding:.22rem 0;flex:1}
.side a:hover,.menu a:hover{color:var(--accent);text-decoration:underline}
[aria-current]{font-weight:600;color:var(--accent)!important}
small{color:var(--soft);font-variant-numeric:tabular-nums}
.download{border-top:1px solid var(--line);margin-top:1.25rem;padding-top:1rem}
.download a{color:var(--accent);text-decoration:underline}
.menu{display:none;padding:.35rem 1rem;border-bottom:1px solid var(--line)}
main{padding:2.25rem clamp(1rem,4vw,3.5rem) 6rem;min-width:0;max-width:56rem}
.call,.types{border-top:1px solid var(--line);margin-top:3rem;padding-top:.25rem}
.call>h2 a{color:inherit;text-decoration:none}
.call>h2 a:hover::after{content:" #";color:var(--soft)}
.call:target>h2{color:var(--accent)}
.address{margin:.25rem 0 1rem;font-size:1.0625rem}
.method{font-family:var(--mono);font-size:.8125em;letter-spacing:.03em;font-weight:650}
.get{color:var(--get)}.post{color:var(--post)}.patch,.put{color:var(--patch)}.delete{color:var(--delete)}
.facts{margin:0 0 .5rem}
.facts div{display:grid;grid-template-columns:7rem minmax(0,1fr);gap:.75rem}
.facts dt,.facts dd{margin:0;padding:.1rem 0}
.facts dt{color:var(--soft)}
.aliases ul{margin:.25rem 0 1rem;list-style:none;padding:0;font-size:.9375rem}
.fields{margin:.25rem 0 .75rem;border-top:1px solid var(--line)}
.field{display:grid;grid-template-columns:minmax(9rem,15rem) minmax(0,1fr);gap:0 1.25rem;padding:.45rem 0;border-bottom:1px solid var(--line)}
.field dt,.field dd{margin:0}
.field dt code{font-weight:550}
.quiet dt,.quiet dd{color:var(--soft)}
.type{margin-right:.6rem}
.rules,.says{color:var(--soft);font-size:.9375rem}
.says{display:block}
.mark{font-size:.75rem;font-weight:500;color:var(--soft);border:1px solid var(--line);border-radius:1rem;padding:.05rem .5rem;margin-right:.4rem;white-space:nowrap;vertical-align:.08em}
.required{color:var(--accent);border-color:currentColor}
.none,.oneof{color:var(--soft);font-size:.9375rem}
pre{background:var(--tint);border-radius:.6rem;padding:.9rem 1.1rem;overflow-x:auto;line-height:1.55;margin:.4rem 0 1rem}
.status{font-family:var(--mono);font-size:.8125rem;color:var(--soft)}
.typed{border-bottom:1px solid var(--line)}
.typed summary{padding:.5rem 0}
.typed h3{display:inline;margin:0;font-weight:550;color:var(--ink)}
.typed>div{scroll-margin-top:3.5rem}
.typed>div:target{background:var(--tint);outline:.6rem solid var(--tint)}
.values{margin:.2rem 0}
:target .values code{background:var(--paper)}
.values code{display:inline-block;background:var(--tint);border-radius:.35rem;padding:.05rem .45rem;margin:.12rem .2rem .12rem 0}
.index{list-style:none;padding:0;margin:.25rem 0 1rem}
.index li{padding:.5rem 0;border-bottom:1px solid var(--line);font-size:.9375rem}
.area h3{margin-bottom:0;font-size:1.0625rem}
.area p{color:var(--soft);margin:.15rem 0}
.rules-list li{margin:.4rem 0}
@media(max-width:52rem){.columns{display:block}.side{display:none}.menu{display:block}main{padding-top:1.5rem}.field{grid-template-columns:minmax(0,1fr);padding:.6rem 0}.facts div{grid-template-columns:6rem minmax(0,1fr)}}
@media print{.side,.menu,form{display:none}.columns{display:block}}
`.replaceAll('\n', '');
