import type { ReactNode } from 'react';
import type { AnalysisFacts, Opinion, OptionOpinion } from '../../protocol/analysis.ts';
import { CardFaceOf } from '../../board/CardHelp.tsx';
import { faceFor } from '../../games/parts.ts';
import { useCatalogue } from '../../session/useCatalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { differenceSaid, errorSaid, pointsSaid } from './figures.ts';
import { MarkSign } from './MarkSign.tsx';
import { useReviewed } from './reviewed.ts';
import { useReviewText } from './text.ts';
import { useWhy } from './useWhy.ts';

/**
 * The bot's opinion of a decision: what was played, what the bot would choose, and why, in words of the score sheet.
 */
export function OpinionPanel({ opinion, scale }: { opinion: Opinion; scale: AnalysisFacts['scale'] }): ReactNode {
  const { facts } = useReviewed();
  const { analysis: text } = useReviewText();
  const say = useWhy();
  const { best, other, played, why, luck } = opinion;
  const agrees = best === played || best.label === played.label;
  const name = facts.seats[opinion.seat]?.name ?? '';
  return (
    <div className="rv-opinion">
      <Verdict opinion={opinion} scale={scale} agrees={agrees} />
      <div className="rv-two">
        <Choice title={text.took(name)} option={played} kind="taken" />
        <Choice
          title={agrees ? text.nextBest : text.botTakes}
          option={agrees ? other : best}
          kind={agrees ? 'next' : 'instead'}
        />
      </div>
      {agrees ? <p className="rv-agrees">{text.same}</p> : null}
      {why ? <p>{say(best.label, other.label, why)}</p> : null}
      <Sources opinion={opinion} />
      {luck && Math.abs(luck.mean) > 2 * luck.error && Math.abs(luck.mean) >= 0.5 ? (
        <p className="rv-luck">{text.luck(pointsSaid(luck.mean, text), text.decimal(luck.error))}</p>
      ) : null}
      <Rest options={opinion.rest} />
    </div>
  );
}

/** The mark, and how much was lost or gained, with its uncertainty. */
function Verdict(props: { opinion: Opinion; scale: AnalysisFacts['scale']; agrees: boolean }): ReactNode {
  const { opinion, scale, agrees } = props;
  const { analysis: text } = useReviewText();
  const { mark, chance, points } = opinion;
  const sign = agrees ? 1 : -1;
  const by = { mean: sign * (chance ?? points).mean, error: (chance ?? points).error };
  const inPoints = text.inPoints(pointsSaid(sign * points.mean, text), text.decimal(points.error));
  return (
    <div className={`rv-verdict is-${mark ?? 'none'}`}>
      {mark ? <MarkSign mark={mark} /> : null}
      <p>
        {mark ? <b>{text.mark[mark]}</b> : null}
        <small>
          {agrees ? text.gained : text.lost}
          {scale === 'chance' ? `: ${inPoints}` : ''}
        </small>
      </p>
      <p className="rv-by">
        <b>{differenceSaid(by, scale, text)}</b>
        <small>{text.give(errorSaid(by, scale, text))}</small>
      </p>
    </div>
  );
}

function Choice(props: { title: string; option: OptionOpinion; kind: 'taken' | 'instead' | 'next' }): ReactNode {
  const { title, option, kind } = props;
  const { facts } = useReviewed();
  const { analysis: text } = useReviewText();
  const catalogue = useCatalogue(facts.game);
  return (
    <div className={`rv-choice is-${kind}${option.card === null ? ' is-bare' : ''}`}>
      <small>
        {kind === 'instead' ? <Icon name="bot" /> : null} {title}
      </small>
      {option.card === null ? null : (
        <span className="rv-face" aria-hidden="true">
          <CardFaceOf face={faceFor(facts.game)} card={option.card} catalogue={catalogue} />
        </span>
      )}
      <b>{option.label}</b>
      <span>{option.chance === null ? option.points : `${text.percent(option.chance)} ${text.toWin}`}</span>
    </div>
  );
}

/** How many sources are shown. */
const MOST_SOURCES = 4;

function Sources({ opinion: { sources } }: { opinion: Opinion }): ReactNode {
  const { analysis: text } = useReviewText();
  const shown = sources.slice(0, MOST_SOURCES).filter(({ amount }) => Math.abs(amount) >= 0.1);
  if (shown.length === 0) return null;
  const most = Math.max(...shown.map(({ amount }) => Math.abs(amount)));
  return (
    <div className="rv-sources">
      <h3>{text.bySource}</h3>
      <dl>
        {shown.map(({ name, amount }) => (
          <div key={name} className={amount < 0 ? 'is-below' : undefined}>
            <dt>{name}</dt>
            <dd>
              <i style={{ width: `${(Math.abs(amount) / most) * 100}%` }} />
              <span>{pointsSaid(amount, text)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Rest({ options }: { options: readonly OptionOpinion[] }): ReactNode {
  const { analysis: text } = useReviewText();
  if (options.length === 0) return null;
  return (
    <details className="rv-rest">
      <summary>{text.moreChoices(options.length)}</summary>
      <ul>
        {options.map((option, i) => (
          <li key={i}>
            <span>{option.label}</span>
            <b>{option.chance === null ? option.points : text.percent(option.chance)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
