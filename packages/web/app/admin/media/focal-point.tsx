import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import type { FileView } from './file-view.ts';

const crops = [
  ['cropSquare', 240, 240],
  ['cropPortrait', 240, 300],
  ['cropWide', 320, 180],
] as const;

/** The picture with its focal point, set by a click or by numbers, and how crops follow it. */
export function FocalPointField({
  file,
  typed,
  error,
}: {
  readonly file: FileView;
  /** What a refused form had in its fields. */
  readonly typed: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}) {
  const t = useTranslations('adminMedia');
  const [x, setX] = useState(typed['focalX'] ?? textOf(file.focalX));
  const [y, setY] = useState(typed['focalY'] ?? textOf(file.focalY));
  const point = { x: partOf(x), y: partOf(y) };
  return (
    <fieldset className="media-focal">
      <legend>{t('focalPoint')}</legend>
      <p className="field-hint">{t('focalHint')}</p>
      {/* The number fields do the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div
        className="media-focal-picture"
        onClick={({ clientX, clientY, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect();
          setX(percent((clientX - box.left) / box.width));
          setY(percent((clientY - box.top) / box.height));
        }}
      >
        <img
          src={`${file.path}/v1/fit/w_1080,h_1080/p.webp`}
          alt={file.altText}
          width={file.width}
          height={file.height}
        />
        <svg aria-hidden="true" focusable="false">
          <circle cx={`${point.x * 100}%`} cy={`${point.y * 100}%`} r="13" />
          <circle cx={`${point.x * 100}%`} cy={`${point.y * 100}%`} r="3" />
        </svg>
      </div>
      <div className="media-focal-fields">
        <Field
          label={t('focalX')}
          type="number"
          name="focalX"
          min={0}
          max={100}
          step={1}
          value={x}
          onChange={(event) => setX(event.currentTarget.value)}
          error={error}
        />
        <Field
          label={t('focalY')}
          type="number"
          name="focalY"
          min={0}
          max={100}
          step={1}
          value={y}
          onChange={(event) => setY(event.currentTarget.value)}
        />
      </div>
      <p className="field-label">{t('crops')}</p>
      <ul className="media-crops">
        {crops.map(([name, width, height]) => (
          <li key={name}>
            <img
              src={`${file.path}/v1/fill/w_${width},h_${height},fp_${point.x.toFixed(2)}_${point.y.toFixed(2)}/p.webp`}
              alt=""
              width={Math.round(width * 0.4)}
              height={Math.round(height * 0.4)}
            />
            <span className="media-meta">{t(name)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const textOf = (value: number | null): string => (value === null ? '' : String(value));
const percent = (part: number): string => String(Math.round(Math.min(Math.max(part, 0), 1) * 100));

/** Without a number, the middle. */
function partOf(text: string): number {
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? 0.5 : Math.min(Math.max(value / 100, 0), 1);
}
