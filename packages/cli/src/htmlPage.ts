/** A self-contained page in one file, in light or dark colours. */
export function htmlPage(page: {
  readonly title: string;
  readonly kicker: string;
  readonly heading: string;
  readonly lead: string;
  readonly body: string;
  readonly style?: string;
}): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(page.title)}</title>
<style>${STYLE}${page.style ?? ''}</style>
<main>
<header><p class="kicker">${escape(page.kicker)}</p><h1>${escape(page.heading)}</h1><p class="lead">${escape(page.lead)}</p></header>
${page.body}
</main>
</html>
`;
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
:root { --ground: #faf7f1; --card: #fffdf9; --ink: #2b2620; --soft: #756b5e; --line: #e6dfd2; --mark: #8a4b2a; --range: #dcb995; --par: #3f6b5c; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1b1916; --card: #24211d; --ink: #efe9df; --soft: #a89d8d; --line: #38332c; --mark: #e6a06f; --range: #6b4a33; --par: #86bfa9; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 ui-serif, Georgia, 'Times New Roman', serif; }
main { max-width: 860px; margin: 0 auto; padding: 3rem 1.25rem 4rem; }
.kicker { margin: 0; color: var(--mark); letter-spacing: .12em; text-transform: uppercase; font: 600 .75rem ui-sans-serif, system-ui, sans-serif; }
h1 { margin: .2rem 0; font-size: 2.6rem; font-weight: 500; letter-spacing: -.01em; }
h2 { margin: 0; font-size: 1.25rem; font-weight: 600; }
.lead, section p, footer { color: var(--soft); margin: .2rem 0 1rem; }
section, details { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem 1.5rem; margin-top: 1.25rem; }
summary { cursor: pointer; font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin-top: 1.25rem; font: 14px ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th { color: var(--soft); font-weight: 500; }
footer { margin-top: 1.5rem; font-size: .9rem; }
@media (max-width: 600px) { main { padding-top: 1.5rem; } section, details { padding: 1rem; } h1 { font-size: 2rem; } }
`;
