/** Files of a classic message: pictures as a gallery, the rest as cards. */
import type { APIAttachment } from 'discord-api-types/v10';
import { FileCard } from '../components/file-card.js';
import { Gallery } from '../components/gallery.js';

const isPicture = (attachment: APIAttachment): boolean => attachment.content_type?.startsWith('image/') ?? false;

export function Attachments({ attachments }: { attachments: readonly APIAttachment[] }) {
  const pictures = attachments.filter(isPicture).map((attachment) => ({
    url: attachment.url,
    description: attachment.description ?? undefined,
    spoiler: attachment.filename.startsWith('SPOILER_'),
    width: attachment.width ?? undefined,
    height: attachment.height ?? undefined,
  }));
  return (
    <>
      {pictures.length > 0 && <Gallery pictures={pictures} />}
      {attachments
        .filter((attachment) => !isPicture(attachment))
        .map((attachment) => (
          <FileCard key={attachment.id} name={attachment.filename} url={attachment.url} size={attachment.size} />
        ))}
    </>
  );
}
