import { usePhotoTexts } from '@/lib/i18n/photo-texts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { useDropZone } from '@/lib/browser/use-drop-zone';
import { MAX_PHOTOS } from '@/lib/photos/prepare-photo';
import { Button } from '../kit/button/button';
import { IconButton } from '../kit/button/icon-button';
import { CloseIcon, PlusIcon } from '../kit/icons/action-icons';
import { Notice } from '../kit/feedback/notice';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { styled } from '../styled';
import { PhotoTile, Tiles } from './photo-tiles';
import type { ChosenPhoto, usePhotos } from './use-photos';

/** With these types, phones convert HEIC photos to JPEG. */
const ACCEPT = 'image/jpeg,image/png,image/webp';

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  borderRadius: theme.radius.inner,
  border: `1px dashed ${theme.vars.palette.line.strong}`,
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.brand,
    backgroundColor: theme.vars.palette.primary.soft,
  },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** A phone has nothing to drop or to paste by keys. */
const WithMouse = styled('span')({ '@media (hover: none)': { display: 'none' } });

const RefusedList = styled('ul')({ overflowWrap: 'anywhere' });

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

type PhotoPickerProps = {
  chosen: ReturnType<typeof usePhotos>;
  /** Rendered below each picture. */
  noteOf?: (photo: ChosenPhoto, number: number) => ReactNode;
};

/** Photos by file picker, camera, paste or drag and drop. */
export function PhotoPicker({ chosen, noteOf }: PhotoPickerProps) {
  const { t } = usePhotoTexts();
  const addId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { photos, refused, isBusy, add, remove } = chosen;
  const dropZone = useDropZone((dropped) => void add(filesOf(dropped)));

  useEffect(() => {
    function paste({ clipboardData }: ClipboardEvent) {
      const files = filesOf(clipboardData).filter(({ type }) => type.startsWith('image/'));
      // Spreadsheets put a picture of the cells beside their text.
      if (files.length > 0 && !clipboardData?.types.includes('text/plain')) void add(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  function removeAt(index: number) {
    const { id } = photos[index] ?? {};
    if (id === undefined) return;
    remove(id);
    const next = photos[index + 1] ?? photos[index - 1];
    focusInNextFrame(next ? `remove-${next.id}` : addId);
  }

  return (
    <Zone {...dropZone}>
      {photos.length > 0 ? (
        <Tiles aria-label={t('chosen')}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              url={photo.url}
              alt={t('photo', { number: index + 1 })}
              action={
                <IconButton
                  id={`remove-${photo.id}`}
                  label={t('remove', { number: index + 1 })}
                  onClick={() => removeAt(index)}
                >
                  <CloseIcon />
                </IconButton>
              }
              caption={noteOf?.(photo, index + 1)}
            />
          ))}
        </Tiles>
      ) : null}
      <Line>
        <Button
          id={addId}
          size="small"
          variant="outline"
          start={<PlusIcon />}
          isLoading={isBusy}
          disabled={photos.length >= MAX_PHOTOS}
          onClick={() => input.current?.click()}
        >
          {t('add')}
        </Button>
        <span>{t('hint', { max: MAX_PHOTOS })}</span>
        <WithMouse>{t('hintDrop')}</WithMouse>
      </Line>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label={t('add')}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <VisuallyHidden role="status">{photos.length > 0 ? t('count', { count: photos.length }) : ''}</VisuallyHidden>
      {refused.length > 0 ? (
        <Notice tone="attention" title={t('refused')}>
          <RefusedList>
            {refused.map(({ name, problem }, index) => (
              <li key={`${index}-${name}`}>
                <bdi>{name}</bdi>: {t(`problem.${problem}`, { max: MAX_PHOTOS })}
              </li>
            ))}
          </RefusedList>
        </Notice>
      ) : null}
    </Zone>
  );
}
